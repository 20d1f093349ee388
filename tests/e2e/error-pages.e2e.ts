import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster, findBinaries, fleeting, startCluster } from '../support/cluster.ts';
import { ROOT } from '../support/definitions.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { type Server, startServer } from './support/server.ts';

type Lang = 'de' | 'tr';

/** The words of pages without the client. */
function word(lang: Lang, key: string): string {
  return JSON.parse(readFileSync(join(ROOT, `locales/${lang}/errors.json`), 'utf8'))[key];
}

const waiting = { de: /^Wir versuchen es in etwa \d+ Sekunden/, tr: /^Yaklaşık \d+ saniye sonra/ };

test.describe('pages that need neither database nor client', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ allowedComplaints: /status of (4|5)\d\d/ });
  let cluster: Cluster;
  let server: Server;

  test.beforeAll(async () => {
    const binaries = findBinaries();
    if (!binaries)
      throw new Error('These pages are provoked by a PostgreSQL that stands still: install one.');
    cluster = await startCluster(binaries, fleeting);
    server = await startServer({ env: { DATABASE_URL: cluster.url } });
  });
  test.afterAll(async () => {
    await server?.dispose();
    await cluster?.stop();
  });

  for (const lang of ['de', 'tr'] as const)
    test(`a database that stands still: the page says so, tries again, and comes (${lang})`, async ({
      page,
    }) => {
      const path = lang === 'de' ? '/tarife' : '/tr/tarife';
      await cluster.pause();
      try {
        expect((await page.goto(server.url + path))?.status()).toBe(503);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          word(lang, 'errorPage.unavailable.title'),
        );
        await expect(page.getByRole('status')).toHaveText(waiting[lang]);
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 860 });
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme });
            expect(await axeFindings(page)).toEqual([]);
          }
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
      } finally {
        cluster.resume();
      }
      await expect(page).toHaveTitle(lang === 'de' ? /Tarife/ : /Tarifeler/, { timeout: 30_000 });
      expect(new URL(page.url()).pathname).toBe(path);
    });

  test('a person can stop the tries', async ({ page }) => {
    await cluster.pause();
    try {
      await page.goto(`${server.url}/tarife`);
      await page.getByRole('button', { name: word('de', 'errorPage.again.stop') }).click();
      await expect(page.getByRole('status')).toHaveText(word('de', 'errorPage.again.stopped'));
      await expect(page.getByRole('link', { name: word('de', 'errorPage.reload') })).toBeVisible();
    } finally {
      cluster.resume();
    }
  });

  test('the way back to the page before, and the reference to copy', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.goto(`${server.url}/api/docs`);
    await page.evaluate(() => location.assign('/c/no-such-link'));
    await page.getByRole('button', { name: word('de', 'errorPage.back') }).click();
    await expect(page).toHaveURL(`${server.url}/api/docs`);
    await page.getByRole('searchbox').fill('/api/tariffs/me/ping');
    await expect(page.getByRole('row').filter({ visible: true })).toHaveCount(2);
    await page.goto(`${server.url}/%zz`);
    await page.getByRole('button', { name: word('de', 'errorPage.copy') }).click();
    await expect(page.getByRole('button', { name: word('de', 'errorPage.copied') })).toBeVisible();
  });
});
