import { expect, test } from './support/fixtures.ts';
import { choice, offer } from './support/form.ts';
import { next, onStep } from './support/journey.ts';
import { prefixes } from './support/line.ts';
import { say } from './support/words.ts';

for (const lang of ['de', 'tr'] as const) {
  test(`three questions lead into the order, with the plan that they found (${lang})`, async ({ page }) => {
    await page.goto(`${prefixes[lang]}/tarife`);
    const press = (key: string) => page.getByRole('button', { name: say(lang, key), exact: true }).click();
    await press('tariffs.help.ask');
    for (const answer of ['whom.me', 'data.much', 'bond.free']) await press(`advice.answer.${answer}`);
    await expect(page.getByRole('heading', { name: /: Flex L$/ })).toBeFocused();
    await press('advice.toCompare');
    const table = page.getByRole('table', { name: say(lang, 'advice.compare.title') });
    await expect(table.getByRole('columnheader')).toHaveText(['Flex S', 'Flex M', 'Flex L']);
    await press('advice.close');
    await press('tariffs.help.ask');
    for (const answer of ['whom.me', 'data.much', 'bond.free']) await press(`advice.answer.${answer}`);
    await page.getByRole('link', { name: say(lang, 'tariffs.order.choose'), exact: true }).click();
    await onStep(page, 'number');
  });

  test(`who brings a number says so once (${lang})`, async ({ page }) => {
    await page.goto(`${prefixes[lang]}/`);
    await page.getByRole('link', { name: say(lang, 'home.hero.porting') }).click();
    await offer(page, 'order/tariff', 'Flex S').check();
    await next(page);
    await onStep(page, 'number');
    await expect(choice(page, 'order/number', 'numberType', 'port')).toBeChecked();
  });
}
