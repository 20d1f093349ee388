import { langs, withLanguage } from '../../src/shared/language.ts';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { plainPage } from './support/plain.ts';
import { say } from './support/words.ts';

const cases = [
  { lang: 'de', title: 'Vom Garn zum Namen: wie Ihr Trikot entsteht' },
  { lang: 'tr', title: 'İplikten isme: formanız nasıl doğuyor?' },
] as const;

for (const { lang, title } of cases)
  test(`news are found from the home page, by category, and read to the next one (${lang})`, async ({
    page,
  }) => {
    await page.goto(withLanguage(lang, '/'));
    await page
      .getByRole('link', { name: say(lang, 'media.page.title'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(withLanguage(lang, '/news'));
    await page
      .getByRole('navigation', { name: say(lang, 'media.page.filter') })
      .getByRole('link', { name: say(lang, 'media.page.category.jersey') })
      .click();
    await expect(page).toHaveURL(withLanguage(lang, '/news?category=jersey'));
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const minutes = new RegExp(say(lang, 'media.page.minutes').replace('{minutes}', '\\d+'));
    await expect(page.getByText(minutes).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const next = page
      .getByRole('region', { name: say(lang, 'media.page.related') })
      .getByRole('link')
      .first();
    await next.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
    await expect(page).toHaveURL(/\/news\/[a-z0-9-]+$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

test('without scripts an article is read in both languages, and its pictures come from here', async ({
  browser,
  baseURL,
}) => {
  const page = await plainPage(browser, baseURL, 360);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  for (const lang of langs) {
    const title = cases.find((one) => one.lang === lang)?.title ?? '';
    await page.goto(withLanguage(lang, '/news?category=jersey'));
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();
  }
  expect([...hosts]).toEqual([baseURL]);
  await page.context().close();
});
