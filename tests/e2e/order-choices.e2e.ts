import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';
import { choice, field, offer, showFamilyPlans } from './support/form.ts';
import { next, onStep } from './support/journey.ts';
import { say } from './support/words.ts';

const WIZARD = '/auth/register/tariff';

const button = (page: Page, key: string) => page.getByRole('button', { name: say('de', key), exact: true });
const wayIn = (page: Page, key: string) => page.getByRole('link', { name: say('de', key), exact: true });

/** In the order with Flex M, at the choice of number and SIM. */
async function beginWithFlexM(page: Page): Promise<void> {
  await page.goto('/tarife/flex/flex-m');
  await wayIn(page, 'tariffs.order.choose').click();
  await onStep(page, 'number');
}

test("a plan's page takes plan and number along", async ({ page }) => {
  await page.goto('/tarife/flex/flex-m');
  await wayIn(page, 'home.hero.porting').click();
  await onStep(page, 'number');
  await expect(choice(page, 'order/number', 'numberType', 'port')).toBeChecked();
  await expect(page).toHaveURL(/\?step=number$/);
});

test('a number comes from an operator that the list does not have', async ({ page }) => {
  await beginWithFlexM(page);
  await choice(page, 'order/number', 'numberType', 'port').check();
  const operator = field(page, 'order/porting', 'donatingProvider');
  const name = field(page, 'order/porting', 'donatingProviderOther');
  await expect(name).toHaveCount(0);
  await operator.selectOption({ label: say('de', 'components.otherOperator') });
  await name.fill('Dorffunk GmbH');
  await operator.selectOption({ label: 'congstar' });
  await expect(name).toHaveCount(0);
});

test('the plan survives that the first step is loaded anew', async ({ page }) => {
  await beginWithFlexM(page);
  await button(page, 'order.page.back').click();
  await onStep(page, 'tariff');
  await page.reload();
  await expect(offer(page, 'order/tariff', 'Flex M')).toBeChecked();
});

test('another plan in an order that was further is only taken knowingly', async ({ page }) => {
  await beginWithFlexM(page);
  await button(page, 'order.page.back').click();
  await onStep(page, 'tariff');
  const dialog = page.getByRole('dialog', { name: say('de', 'tariffs.conflict.title') });
  const change = async () => {
    await offer(page, 'order/tariff', 'Single L').check();
    await next(page);
    await expect(dialog).toContainText('Flex M wird aus Ihrer Bestellung entfernt');
  };
  await change();
  // The question is not lost with the page.
  await page.reload();
  await expect(offer(page, 'order/tariff', 'Single L')).toBeChecked();
  await change();
  await button(page, 'tariffs.conflict.keep').click();
  await expect(offer(page, 'order/tariff', 'Flex M')).toBeChecked();
  await change();
  await dialog.getByRole('button', { name: 'Zu Single L wechseln' }).click();
  await onStep(page, 'number');
});

test('an order is emptied only after a question', async ({ page }) => {
  await beginWithFlexM(page);
  await button(page, 'order.page.discard.open').click();
  await button(page, 'order.page.discard.no').click();
  await onStep(page, 'number');
  await button(page, 'order.page.discard.open').click();
  await button(page, 'order.page.discard.yes').click();
  await onStep(page, 'tariff');
  await expect(offer(page, 'order/tariff', 'Flex M')).not.toBeChecked();
});

test('the sign-in leads on without an account, back into the order where one was begun', async ({ page }) => {
  const guest = page.getByRole('link', { name: say('de', 'auth.page.login.guestOrder') });
  await page.goto('/auth/login');
  await guest.click();
  await onStep(page, 'tariff');
  await showFamilyPlans(page);
  await offer(page, 'order/tariff', 'Partner').check();
  await page.getByRole('link', { name: say('de', 'order.page.mainContract.login') }).click();
  await guest.click();
  await onStep(page, 'tariff');
  await expect(page).toHaveURL(new RegExp(`${WIZARD}\\?`));
  await expect(offer(page, 'order/tariff', 'Partner')).toBeChecked();
});

test('a phone is looked up, and the answer goes into the form', async ({ page }) => {
  await beginWithFlexM(page);
  await button(page, 'order.page.simCheck').click();
  const model = page.getByRole('textbox', { name: say('de', 'advice.sim.label') });
  await model.fill('pixel7');
  await expect(page.getByRole('status').getByText('Google Pixel 7', { exact: true })).toBeVisible();
  await button(page, 'advice.sim.takeEsim').click();
  await expect(choice(page, 'order/number', 'simType', 'esim')).toBeChecked();
  await model.fill('Nokia 3310');
  await expect(page.getByText(say('de', 'advice.sim.unknown'))).toBeVisible();
  await button(page, 'advice.sim.takeCard').click();
  await expect(choice(page, 'order/number', 'simType', 'physical')).toBeChecked();
});
