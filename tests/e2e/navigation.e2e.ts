import type { Locator, Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';
import { choice, formOn, offer } from './support/form.ts';
import { next, onStep } from './support/journey.ts';
import { say } from './support/words.ts';

/** Where the focus is after a change of page: at the beginning of what is new. */
const focusedPlace = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.id || activeElement?.tagName.toLowerCase();
  });

/** Follows a link and answers with the new title; the focus must have moved to the page. */
async function follow(page: Page, link: Locator): Promise<string> {
  const before = await page.title();
  await link.first().click();
  await expect(page).not.toHaveTitle(before);
  await expect.poll(() => focusedPlace(page)).toBe('main');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  return page.title();
}

test('each change of page moves the focus to it and names it in the title', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/');
  const titles = [await page.title()];
  const linkIn = (part: 'navigation' | 'banner' | 'main' | 'contentinfo', name: string) =>
    page.getByRole(part).getByRole('link', { name });
  titles.push(await follow(page, linkIn('navigation', say('de', 'app.nav.tariffs'))));
  titles.push(await follow(page, linkIn('main', 'Flex S')));
  titles.push(await follow(page, linkIn('contentinfo', say('de', 'app.footer.support'))));
  titles.push(await follow(page, linkIn('contentinfo', say('de', 'app.footer.survey'))));
  titles.push(await follow(page, linkIn('banner', say('de', 'app.nav.login'))));
  titles.push(await follow(page, linkIn('main', say('de', 'auth.page.login.forgot'))));
  expect(new Set(titles).size).toBe(titles.length);
});

test('each step of the order moves the focus to its heading and is named in the title', async ({ page }) => {
  await page.goto('/auth/register/tariff');
  await offer(page, 'order/tariff', 'Flex S').check();
  const first = await page.title();
  await next(page);
  await onStep(page, 'number');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).not.toHaveTitle(first);
  const second = await page.title();
  await choice(page, 'order/number', 'numberType', 'new').check();
  await choice(page, 'order/number', 'simType', 'esim').check();
  await next(page);
  await onStep(page, 'options');
  await expect(page).not.toHaveTitle(second);
  await page.goBack();
  await expect(page).toHaveTitle(second);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the end of any page leads to the form of the right, and a key to the other one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('de', 'app.footer.withdraw') })
    .first()
    .click();
  const withdraw = formOn(page, 'contract/withdraw');
  const cancel = formOn(page, 'contract/cancel');
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
