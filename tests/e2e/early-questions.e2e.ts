import type { Page, Request } from 'playwright/test';
import { isOwnPage, pageIds, pages } from '../../src/shared/pages.ts';
import { expect, test } from './support/fixtures.ts';
import { login } from './support/journey.ts';

const demo = { phone: 'demo@fanline.example', password: 'Stadion-7Tor' };
const own = pageIds.filter((id) => isOwnPage(id) && !pages[id].paths[0]?.includes(':'));

test('what is asked before the scripts is what the page shows, and it is asked once', async ({ page }) => {
  await login(page, demo);
  // A page that takes seconds to start asks anew: on a busy machine it is looked at once more.
  for (const id of own) await expect(() => asksOnce(page, id)).toPass({ timeout: 60_000 });
});

async function asksOnce(page: Page, id: (typeof own)[number]): Promise<void> {
  const asked: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'GET') asked.push(pathname);
  };
  page.on('request', note);
  await page.goto(pages[id].paths[0] ?? '');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const left = () => page.evaluate(() => [...(window.fanlineEarly?.keys() ?? ['nothing was asked'])]);
  await expect.poll(left, id).toEqual([]);
  page.off('request', note);
  expect(asked.length, `${id}: ${asked}`).toBe(new Set(asked).size);
}
