import { expect, test } from './support/fixtures.ts';

for (const [lang, prefix, title, take, see, choose] of [
  ['de', '', 'Heimsieg: 20 % weniger', 'Code übernehmen', 'Flex M', 'Tarif wählen'],
  ['tr', '/tr', 'İç saha galibiyeti: %20 indirim', 'Kodu siparişe ekle', 'Flex M', 'Tarifeyi seç'],
] as const)
  test(`one tap takes a campaign's code into the order, and its price shows it (${lang})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/campaigns`);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('timer')).not.toBeEmpty();
    await page.getByRole('button', { name: take }).click();
    await page.getByRole('link', { name: see }).click();
    await page.getByRole('button', { name: choose }).click();
    await expect(page).toHaveURL(/\/auth\/register\/tariff/);
    await expect(page.getByText(/SAISON20/).first()).toBeAttached();
    await page.reload();
    await expect(page.getByText(/SAISON20/).first()).toBeAttached();
  });
