import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ serverOptions: { env: { EXTRA_LANGUAGES: 'en' } }, allowedComplaints: /422/ });

const NOTICE = /This page is not available in English yet; you see it in German/;
const english = { name: 'English' };

test('two forms are in English, the page around them says that it is not, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/support');
  await page.getByRole('textbox', { name: 'Betreff' }).fill('A question');
  await page.getByRole('button', english).click();
  const notice = page.getByText(NOTICE);
  await expect(notice).toBeVisible();
  await expect(notice).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('A question');
  const form = page.getByRole('form', { name: 'Write to us' });
  await expect(form).toHaveAttribute('lang', 'en');
  // By a selector: the document's own element has no role.
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(form.getByText('Fields marked with * are required.')).toBeVisible();
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText(/entries are missing or wrong/)).toBeVisible();
  await expect(form.getByText('Please tell us what it is about.').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('the choice lasts on other pages, which fall back and say so, and ends with another language', async ({
  page,
}) => {
  await page.goto('/survey');
  await page.getByRole('button', english).click();
  await page.getByRole('radio', { name: '5 – very satisfied' }).check();
  const sent = page.waitForRequest('**/api/survey');
  await page.getByRole('button', { name: 'Send answer' }).click();
  expect((await sent).headers()['x-language-code']).toBe('2');
  await page.goto('/auth/login');
  await expect(page.getByText(NOTICE)).toBeVisible();
  await expect(page.getByRole('form')).not.toHaveAttribute('lang');
  await page.getByRole('link', { name: 'TR, Türkçe' }).click();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await page.getByRole('link', { name: 'DE, Deutsch' }).click();
  await expect(page.getByRole('button', english)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});
