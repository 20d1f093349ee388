import type { ContractView } from '../../src/shared/api/contracts.ts';
import { withLanguage } from '../../src/shared/language.ts';
import { fillPath } from '../../src/shared/match-page.ts';
import { pageIds, pages } from '../../src/shared/pages.ts';
import { exampleParams } from './support/example-params.ts';
import { expect, test } from './support/fixtures.ts';
import { login } from './support/journey.ts';
import { shifts } from './support/shift.ts';
import { say } from './support/words.ts';

test.use({ allowedComplaints: /status of (404|410|422)/ });

/** An address of each page of a customer. */
const addresses = pageIds
  .filter((id) => pages[id].session && pages[id].paths.length > 0)
  .map((id) => ({ id, path: fillPath(pages[id].paths[0] ?? '/', exampleParams(id)) }));

/** Each answer comes late, and none together with another. */
const lateMs = (address: string) =>
  150 + ([...address].reduce((sum, { length }, at) => sum + length * at, 0) % 7) * 90;

for (const [lang, width, height] of [
  ['de', 412, 823],
  ['tr', 1280, 800],
] as const)
  test(`no page of a customer moves while its answers come (${lang}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await login(
      page,
      { phone: 'demo@fanline.example', password: 'Stadion-7Tor' },
      lang === 'de' ? '' : '/tr',
    );
    // Not what asks in development whether definitions have changed: the page would never come to rest.
    await page.route(/\/api\/|\/definitions\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, lateMs(route.request().url())));
      await route.continue();
    });
    for (const { id, path } of addresses) {
      await page.goto(withLanguage(lang, path));
      await page.waitForLoadState('networkidle');
      expect.soft(await shifts(page), `${id}: layout shift`).toEqual([]);
    }
  });

for (const width of [412, 1280])
  test(`the home of a customer with several lines does not move either (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    await login(page, { phone: 'demo@fanline.example', password: 'Stadion-7Tor' });
    await page.route('**/api/contracts/me', async (route) => {
      const response = await route.fetch();
      const { contracts }: { contracts: ContractView[] } = (await response.json()).payload;
      const child = { ...contracts[0], id: crypto.randomUUID(), lineName: 'Ege’nin kartı' };
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.fulfill({ response, json: { payload: { contracts: [...contracts, child] } } });
    });
    await page.goto('/dashboard');
    const tickets = page.getByRole('group', { name: say('de', 'contract.page.line.switch') });
    await expect(tickets.getByRole('radio')).toHaveCount(2);
    await page.waitForLoadState('networkidle');
    expect(await shifts(page)).toEqual([]);
  });
