import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageIds, pages } from '../../../src/shared/pages.ts';
import { drawingClient } from '../../support/drawing-client.ts';
import { scoreOf } from '../../support/observatory/score.ts';
import { type Site, startSite } from '../../support/observatory/site.ts';
import { PlainBrowser } from '../../support/plain-browser.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ CLIENT_DIR: await drawingClient() });
}, 180_000);
afterAll(() => site.close());

/** Where every page is, in both languages; what stands for a name leads nowhere. */
const addresses = pageIds.flatMap((id) =>
  pages[id].paths.flatMap((path) => {
    const address = path.replaceAll(/:\w+/g, 'no-such-name');
    return [address, address === '/' ? '/tr' : `/tr${address}`];
  }),
);

test('140 points for every page that the server draws', { timeout: 180_000 }, async () => {
  const scores: Record<string, number> = {};
  let drawn = 0;
  for (const address of addresses) {
    const { body } = await site.t.app.inject({ url: address, headers: { accept: 'text/html' } });
    if (body.includes('data-drawn')) drawn += 1;
    const { score } = await scoreOf(site.proxy, address);
    if (score !== 140) scores[address] = score;
  }
  expect(scores).toEqual({});
  // Only a few pages stand for what a browser alone knows.
  expect(drawn / addresses.length).toBeGreaterThan(0.9);
});

test('140 points for a form without scripts that comes back with its errors', {
  timeout: 180_000,
}, async () => {
  const origin = `https://${site.proxy.host}`;
  for (const id of pageIds)
    for (const form of pages[id].posts ?? []) {
      const [path = ''] = pages[id].paths;
      const hidden = await new PlainBrowser(site.t.app).hidden(path, form);
      const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
      const asked = { method: 'POST', headers, body: new URLSearchParams(hidden).toString() };
      const { status, score } = await scoreOf(site.proxy, path, asked);
      expect([form, status, score]).toEqual([form, 422, 140]);
    }
});
