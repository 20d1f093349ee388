import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';
import { choice, field, submitButton, summary } from './support/form.ts';
import { say } from './support/words.ts';

/** What the outbox page shows, without its markup. */
async function outbox(page: Page): Promise<string> {
  return (await (await page.request.get('/dev/outbox')).text()).replace(/<[^>]+>/g, ' ');
}

const submit = (page: Page, form: string) => submitButton(page, form);

test('a company applies in Turkish: a mistake is shown at its field, then the thank-you and a mail', async ({
  page,
}) => {
  const form = 'auth/corporate-register';
  const set = (path: string, value: string) => field(page, form, path).fill(value);
  await page.goto('/tr/auth/corporate-register');
  await set('companyName', 'Yıldız Döner GmbH');
  await set('vatNumber', '123');
  await choice(page, form, 'salutation', 'mrs').check();
  await set('firstName', 'Çiğdem');
  await set('lastName', 'Öz');
  await set('email', 'cigdem@example.org');
  await set('phone', '0171 3920096');
  await set('street', 'Musterstraße');
  await set('houseNumber', '7a');
  await set('postalCode', '10115');
  await set('city', 'Berlin');
  await field(page, form, 'isCheck').check();
  await submit(page, form).click();
  await expect(summary(page)).toBeFocused();
  await expect(field(page, form, 'vatNumber')).toHaveAttribute('aria-invalid', 'true');
  await set('vatNumber', '12/345/67890');
  await submit(page, form).click();
  await expect(
    page.getByRole('status').filter({ hasText: say('tr', 'auth.page.corporate.sentTitle') }),
  ).toBeFocused();
  await expect.poll(() => outbox(page)).toContain('Merhaba Çiğdem Öz');
});

test('somebody writes to the service, knows the opening hours, and may write again', async ({ page }) => {
  const form = 'support/message';
  await page.goto('/support');
  await expect(page.getByText('8–17 Uhr').last()).toBeVisible();
  await field(page, form, 'subject').fill('Meine Rechnung');
  await field(page, form, 'message').fill('Ich verstehe die zweite Zeile nicht.');
  await field(page, form, 'name').fill('Elif Şahin');
  await field(page, form, 'email').fill('elif@example.org');
  await submit(page, form).click();
  await expect(page.getByText(say('de', 'support.page.sentTitle'))).toBeVisible();
  await expect.poll(() => outbox(page)).toContain('Ich verstehe die zweite Zeile nicht.');
  await page.getByRole('button', { name: say('de', 'support.page.again') }).click();
  await expect(field(page, form, 'subject')).toHaveValue('');
});
