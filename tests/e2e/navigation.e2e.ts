import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';
import { choice, next, onStep } from './support/journey.ts';

/** Where the focus is after a change of page: at the beginning of what is new. */
const focusedPlace = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.id || activeElement?.tagName.toLowerCase();
  });

/** Follows a link and answers with the new title; the focus must have moved to the page. */
async function follow(page: Page, selector: string): Promise<string> {
  const before = await page.title();
  await page.locator(selector).first().click();
  await expect(page).not.toHaveTitle(before);
  await expect.poll(() => focusedPlace(page)).toBe('main');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  return page.title();
}

test('each change of page moves the focus to it and names it in the title', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/');
  const titles = [await page.title()];
  titles.push(await follow(page, 'header nav a[href="/tarife"]'));
  titles.push(await follow(page, 'main a[href^="/tarife/flex/"]'));
  titles.push(await follow(page, 'footer a[href="/support"]'));
  titles.push(await follow(page, 'footer a[href="/survey"]'));
  titles.push(await follow(page, 'header a[href="/auth/login"]'));
  titles.push(await follow(page, 'main a[href="/auth/forgot-password"]'));
  expect(new Set(titles).size).toBe(titles.length);
});

test('each step of the order moves the focus to its heading and is named in the title', async ({ page }) => {
  await page.goto('/auth/register/tariff');
  await page.locator('[data-form="order/tariff"]').getByText('Flex S', { exact: true }).click();
  const first = await page.title();
  await next(page);
  await onStep(page, 'number');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const second = await page.title();
  expect(second).not.toBe(first);
  await choice(page, 'order/number', 'numberType', 'new').check({ force: true });
  await choice(page, 'order/number', 'simType', 'esim').check({ force: true });
  await next(page);
  await onStep(page, 'options');
  expect(await page.title()).not.toBe(second);
  await page.goBack();
  await expect(page).toHaveTitle(second);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the end of any page leads to the form of the right, and a key to the other one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/');
  await page.locator('footer a[href$="#widerrufen"]').first().click();
  const withdraw = page.locator('[data-form="contract/withdraw"]');
  const cancel = page.locator('[data-form="contract/cancel"]');
  const question = page.getByRole('radio', { name: 'Widerrufen' });
  await expect(withdraw).toBeVisible();
  await expect(cancel).toBeHidden();
  await expect(question).toBeInViewport();
  await question.focus();
  await page.keyboard.press('ArrowUp');
  await expect(cancel).toBeVisible();
  await expect(withdraw).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Kündigen' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Kündigen' })).toBeInViewport();
  await page.reload();
  await expect(cancel).toBeVisible();
});
