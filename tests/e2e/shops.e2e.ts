import type { Page } from 'playwright/test';
import { langs } from '../../src/shared/language.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { axeOfPlain, plainPage } from './support/plain.ts';
import { say } from './support/words.ts';

/** The field of the search, by its label in either language. */
const box = (page: Page) =>
  page.getByLabel(new RegExp(`^(${langs.map((lang) => say(lang, 'shops.page.search.label')).join('|')})$`));
const list = (name: string) => say('de', 'shops.page.results.title').replace('{name}', name);

test.describe('with a position', () => {
  test.use({ geolocation: { latitude: 50.941278, longitude: 6.958281 }, permissions: ['geolocation'] });

  test('it is asked for at a press, sent rounded, and stands in no address', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/shops');
    await expect(page.getByRole('heading', { name: say('de', 'shops.page.towns.title') })).toBeVisible();
    expect(asked.filter((url) => url.includes('near='))).toEqual([]);
    await page.getByRole('button', { name: say('de', 'shops.page.position.use') }).click();
    const found = page.getByRole('list', { name: say('de', 'shops.page.results.titleHere') });
    await expect(found.getByRole('link').first()).toContainText('Köln');
    const [question] = asked.filter((url) => url.includes('near='));
    expect(new URL(question ?? '').searchParams.get('near')).toBe('50.94,6.96');
    expect(page.url()).toMatch(/\/shops$/);
    // Another place that is typed comes before the position.
    await box(page).fill('Hamburg');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: list('Hamburg') })).toBeVisible();
    const hosts = new Set(asked.map((url) => new URL(url).host));
    expect(hosts).toEqual(new Set([new URL(page.url()).host]));
  });
});

test('a browser that refuses the position is told what to do instead', async ({ page }) => {
  await page.goto('/shops');
  await page.getByRole('button', { name: say('de', 'shops.page.position.use') }).click();
  await expect(page.getByText(say('de', 'shops.page.position.denied'))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('by keyboard: a search, a shop marked on the map, its page, and back to the list', async ({ page }) => {
  await page.goto('/tr/shops');
  await box(page).fill('MÜNİH');
  await page.keyboard.press('Enter');
  const found = page.getByRole('list', {
    name: say('tr', 'shops.page.results.title').replace('{name}', 'München'),
  });
  const first = found.getByRole('link').first();
  await expect(first).toBeVisible();
  expect(new URL(page.url()).searchParams.get('near')).toBe('MÜNİH');
  // By a selector: a pin is a part of a picture.
  const marked = page.locator('svg [data-marked="true"]');
  await expect(marked).toHaveCount(0);
  await first.focus();
  await expect(marked).toHaveText('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('row', { name: new RegExp(say('tr', 'shops.page.weekday.monday')) }),
  ).toBeVisible();
  await page.goBack();
  await expect(first).toBeVisible();
});

test('without scripts: a postal code leads to the nearest town, a shop has its hours', async ({
  browser,
  baseURL,
}) => {
  const page = await plainPage(browser, baseURL, 360);
  await page.goto('/shops');
  await box(page).fill('50667');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shops/in/koeln');
  expect(await axeOfPlain(browser, page)).toEqual([]);
  await page
    .getByRole('list', { name: list('Köln') })
    .getByRole('link')
    .first()
    .click();
  await expect(
    page.getByRole('row', { name: new RegExp(say('de', 'shops.page.weekday.monday')) }),
  ).toBeVisible();
  await page.goto('/shops');
  await box(page).fill('Entenhausen');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('de', 'shops.page.unknown.any'))).toBeVisible();
  await page.context().close();
});
