import type { Page } from 'playwright/test';
import { withLanguage } from '../../src/shared/language.ts';
import { expect, test } from './support/fixtures.ts';

/** What a page makes of `Intl` that takes long when it is the first, with the place in the script. */
async function watchFormatters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made: string[] = [];
    for (const name of ['NumberFormat', 'DateTimeFormat'] as const) {
      const watched = new Proxy(Intl[name], {
        construct: (formatter, args) => {
          made.push(`${name} ${JSON.stringify(args)} ${new Error().stack?.split('\n')[2]?.trim()}`);
          return Reflect.construct(formatter, args);
        },
        get: (formatter, key) => {
          if (key === 'supportedLocalesOf') made.push(`${name}.supportedLocalesOf`);
          return Reflect.get(formatter, key);
        },
      });
      Object.defineProperty(Intl, name, { value: watched });
    }
    Object.assign(window, { made });
  });
}

/** The pages that most visits begin with. */
const paths = [
  ...['/', '/tarife', '/tarife/flex/flex-m', '/support', '/information/faq'],
  ...['/auth/register/tariff', '/auth/login', '/auth/register'],
];

for (const lang of ['de', 'tr'] as const)
  test(`a first page takes over without a formatter of Intl (${lang})`, async ({ page }) => {
    await watchFormatters(page);
    const made: string[] = [];
    for (const path of paths) {
      await page.goto(withLanguage(lang, path));
      const there = await page.evaluate(() => Reflect.get(window, 'made') as string[]);
      made.push(...there.map((formatter) => `${path} ${formatter}`));
    }
    expect(made).toEqual([]);
  });
