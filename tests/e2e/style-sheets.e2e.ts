import { expect, test } from './support/fixtures.ts';
import { say } from './support/words.ts';

test('a page asks for one style sheet of its own, and the next page for none that this one holds', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/support');
  await page.waitForLoadState('networkidle');
  // By a selector: a link in the head has no role.
  const held = await page
    .locator('link[disabled]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(held.length).toBeGreaterThan(5);
  expect(asked.filter((file) => /\/support\.page-/.test(file))).toHaveLength(1);
  // Two that every page has.
  expect(asked.length).toBeLessThan(6);

  await page
    .getByRole('main')
    .getByRole('link', { name: say('de', 'support.page.answers') })
    .click();
  await page.waitForURL('**/information/faq');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((file) => held.includes(file))).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test("the order's first step asks for no file twice", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:assets|definitions)\/.*\.(?:js|css|woff2)$/.test(pathname)) asked.push(pathname);
  });
  await page.goto('/auth/register/tariff');
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.filter((file, at) => asked.indexOf(file) < at)).toEqual([]);
});
