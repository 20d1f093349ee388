import type { Page } from 'playwright/test';
import { type Lang, withLanguage } from '../../src/shared/language.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { axeOfPlain, plainPage } from './support/plain.ts';
import { say } from './support/words.ts';

const box = (page: Page, lang: Lang) =>
  page.getByRole('searchbox', { name: say(lang, 'search.page.label'), exact: true });
const group = (page: Page, lang: Lang, kind: string) =>
  page.getByRole('list', { name: say(lang, `search.page.kind.${kind}`) });

test('from the header by keyboard: a misspelt word, its answer, and back to the results', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: say('de', 'app.nav.search'), exact: true }).press('Enter');
  await expect(page).toHaveURL('/suche');
  await box(page, 'de').fill('rufnumer mitnemen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/suche?q=rufnumer+mitnemen');
  const answer = group(page, 'de', 'help').getByRole('link', { name: /Nummer behalten/ });
  await expect(answer).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await answer.press('Enter');
  await expect(page).toHaveURL('/information/faq#kann-ich-meine-nummer-behalten');
  await expect(page.getByRole('heading', { name: 'Kann ich meine Nummer behalten?' })).toBeInViewport();
  await page.goBack();
  await expect(answer).toBeVisible();
  await expect(box(page, 'de')).toHaveValue('rufnumer mitnemen');
});

test('an address with a question is drawn with its results, and the browser takes it over', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const answer = await page.goto(withLanguage('tr', '/suche?q=%20T%C3%BCrkyie%20'));
  expect(await answer?.text()).toContain('</mark>’de ne kadar tutar?');
  await expect(group(page, 'tr', 'tariffs').getByRole('link').first()).toBeVisible();
  await box(page, 'tr').fill('xqzwvb');
  await page.keyboard.press('Enter');
  const nothing = say('tr', 'search.page.empty.title').replace('{words}', 'xqzwvb');
  await expect(page.getByRole('heading', { name: nothing })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // The first question was answered in the HTML.
  const questions = asked.filter((url) => url.includes('/api/search'));
  expect(questions.map((url) => new URL(url).search)).toEqual(['?q=xqzwvb']);
});

test('the other name of the page leads to the same search', async ({ page }) => {
  await page.goto(withLanguage('tr', '/arama?q=esim'));
  await expect(group(page, 'tr', 'news').getByRole('link')).toContainText(['eSIM']);
});

for (const lang of ['de', 'tr'] as const)
  test(`without scripts in ${lang}: a plain form finds, and finds nothing`, async ({ browser, baseURL }) => {
    const page = await plainPage(browser, baseURL, 360);
    await page.goto(withLanguage(lang, '/'));
    await page.getByRole('link', { name: say(lang, 'app.nav.search'), exact: true }).click();
    await box(page, lang).fill('Munih');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(withLanguage(lang, '/suche?q=Munih'));
    expect(await axeOfPlain(browser, page)).toEqual([]);
    await group(page, lang, 'shops').getByRole('link').first().click();
    await expect(page).toHaveURL(withLanguage(lang, '/shops/in/muenchen'));
    await page.goto(withLanguage(lang, `/suche?q=${encodeURIComponent('<b>"xqzwvb</b>')}`));
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('<b>"xqzwvb</b>');
    await page.context().close();
  });
