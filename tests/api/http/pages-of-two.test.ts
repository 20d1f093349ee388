import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { drawingClient } from '../../support/drawing-client.ts';
import { drawnIn, PlainBrowser } from '../../support/plain-browser.ts';

// Each process remembers pages as it sends them; what they are made from stands in one database.

let apps: [TestApp, TestApp];
beforeAll(async () => {
  const env = { CLIENT_DIR: await drawingClient() };
  const first = await createTestApp({ env });
  apps = [first, await createTestApp({ env, db: first.db, seed: 2 })];
}, 240_000);
afterAll(async () => {
  for (const one of [...apps].reverse()) await one.close();
});

/** What a page says, without its markup. */
async function wordsOf({ app }: TestApp, url: string): Promise<string> {
  const { html } = await new PlainBrowser(app).open(url);
  return drawnIn(html).replaceAll(/<[^>]*>/g, '');
}

test.each(['/', '/tarife', '/tarife/flex/flex-m', '/tr/tarife/flex/flex-m'])(
  'a price that changes is soon the one on %s in both processes',
  { timeout: 120_000 },
  async (url) => {
    const [{ db }] = apps;
    const cents = 3_000 + url.length;
    const price = `30,${url.length < 10 ? '0' : ''}${url.length}`;
    const before = await Promise.all(apps.map((one) => wordsOf(one, url)));
    expect(before.map((words) => words.includes(price))).toEqual([false, false]);
    await db.query("UPDATE tariff SET price_cents = $1 WHERE slug = 'flex-m'", [cents]);
    for (const one of apps)
      await expect
        .poll(async () => (await wordsOf(one, url)).includes(price), { interval: 250, timeout: 40_000 })
        .toBe(true);
  },
);
