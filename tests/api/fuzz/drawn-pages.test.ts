import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pageIds, pages } from '../../../src/shared/pages.ts';
import { diceOf } from '../../invariants/harness/dice.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { drawingClient } from '../../support/drawing-client.ts';
import { listeningPort, rawRequest } from '../../support/raw-request.ts';
import { runSeed } from '../../support/run-seed.ts';

const seed = runSeed();
const rounds = process.env.DEEP === '1' ? 5000 : 600;

let t: TestApp;
let port = 0;
beforeAll(async () => {
  t = await createTestApp({ env: { CLIENT_DIR: await drawingClient(), RATE_LIMIT_PER_MINUTE: '1000000' } });
  port = await listeningPort(t.app);
}, 180_000);
afterAll(() => t.close());

/** It would stand in the HTML like this if it was not escaped. */
const mark = '<u>';

/** Texts that have broken renderers, routers and readers of addresses. */
const hostile = [
  '',
  '%00',
  '%zz',
  '%F0%9F%92%A9',
  '%ED%A0%80',
  '..%2F..%2Fetc%2Fpasswd',
  '__proto__',
  'constructor',
  'toString',
  mark,
  encodeURIComponent(mark),
  encodeURIComponent(`</script>${mark}`),
  `"'${mark}`,
  encodeURIComponent(`"'${mark}`),
  encodeURIComponent('javascript:alert(1)'),
  '%E2%80%AE',
  '1e400',
  '-1',
  'NaN',
  '[object Object]',
  'x'.repeat(1500),
  'İıŞş',
  '%C4%B0',
];

const names = [
  'q',
  'step',
  'tariff',
  'type',
  'order',
  'contract',
  'line',
  'next',
  'returnTo',
  'lang',
  '__proto__',
  'constructor',
];
const paths = pageIds.flatMap((id) => [...pages[id].paths]);

test(`drawn pages answer to anything with a page (seed ${seed})`, { timeout: 600_000 }, async () => {
  const dice = diceOf(seed);
  const logged = vi.spyOn(t.app.log, 'error');
  const wrong: string[] = [];
  let drawn = 0;
  for (let round = 0; round < rounds; round += 1) {
    const lang = dice.pick(['', '/tr']);
    const path = dice.pick(paths).replaceAll(/:\w+/g, () => dice.pick(hostile) || 'x');
    const query = Array.from(
      { length: dice.roll(4) - 1 },
      () => `${dice.pick(names)}=${dice.pick(hostile)}`,
    ).join('&');
    const url = `${lang}${path}${query ? `?${query}` : ''}`;
    const cookie = dice.pick(['', 'fanline-theme=__proto__', 'fanline-theme=light', 'fanline-session=%ZZ']);
    const { status, headers, body } = await rawRequest(port, {
      target: url,
      headers: { accept: 'text/html', cookie },
    });
    if (body.includes('data-drawn')) drawn += 1;
    const isPage = [200, 301, 302, 303, 307, 308, 400, 404, 414].includes(status);
    if (!isPage || body.includes(mark) || !headers['content-security-policy'])
      wrong.push(`${status} ${url} ${cookie}`);
  }
  expect(wrong).toEqual([]);
  expect(logged.mock.calls).toEqual([]);
  // The others are redirected, or what only a browser knows.
  expect(drawn / rounds).toBeGreaterThan(0.5);
});
