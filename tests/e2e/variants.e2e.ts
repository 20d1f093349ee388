import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { say } from './support/words.ts';

const word = (name: string) => say('de', `specimen.wording.${name}`);

test('the desk shows each wording of a form, and what was typed stays', async ({ page }) => {
  await page.goto('/dev/forms/specimen/wording');
  await page.getByRole('textbox', { name: word('cheer.label') }).fill('Olé');
  await expect(page.getByRole('button', { name: word('submit') })).toBeVisible();
  await page.getByLabel(say('de', 'desk.variant')).selectOption('brief');
  await expect(page.getByRole('textbox', { name: word('block.label@brief') })).toBeVisible();
  await expect(page.getByText(word('block.help@brief'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: word('cheer.label') })).toHaveValue('Olé');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: word('submit@brief'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('de', 'desk.sent') })).toBeVisible();
});
