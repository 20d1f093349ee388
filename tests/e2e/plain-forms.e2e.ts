import type { Page } from 'playwright/test';
import { withLanguage } from '../../src/shared/language.ts';
import { expect, test } from './support/fixtures.ts';
import { choice, field, frame, submitButton, summary } from './support/form.ts';
import { documentOf } from './support/journey.ts';
import { axeOfPlain, plainPage } from './support/plain.ts';
import { say } from './support/words.ts';

const withProblem = { de: /^Fehler: /, tr: /^Hata: / };

/** The form has come back: with its errors above and at the fields, and with what was typed. */
async function cameBack(page: Page, lang: 'de' | 'tr', form: string, path: string): Promise<void> {
  await expect(page).toHaveTitle(withProblem[lang]);
  await expect(summary(page)).toBeVisible();
  await expect(field(page, form, path)).toHaveAttribute('aria-invalid', 'true');
  const link = summary(page).getByRole('link').first();
  await link.click();
  await expect(field(page, form, path)).toBeFocused();
}

for (const lang of ['de', 'tr'] as const)
  test.describe(`without scripts (${lang})`, () => {
    const at = (path: string) => withLanguage(lang, path);

    test('a contract is cancelled: what is wrong is said, then the receipt comes', async ({
      browser,
      baseURL,
    }) => {
      const page = await plainPage(browser, baseURL);
      const form = 'contract/cancel';
      await page.goto(at('/kuendigen'));
      await choice(page, form, 'kind', 'forCause').check();
      await field(page, form, 'name').fill('Ayşe Öz');
      await field(page, form, 'email').fill('ayse@example.org');
      await submitButton(page, form).click();
      await cameBack(page, lang, form, 'cause');
      await expect(field(page, form, 'name')).toHaveValue('Ayşe Öz');
      await expect(frame(page, form, 'contractNumber')).toHaveAttribute('data-invalid', 'true');
      expect(await axeOfPlain(browser, page)).toEqual([]);
      await field(page, form, 'cause').fill('Kein Netz');
      await field(page, form, 'contractNumber').fill('V-9999999999');
      await submitButton(page, form).click();
      await expect(page).toHaveURL(/\/kuendigen\?sent=[0-9a-f-]+$/);
      const receipt = page.getByRole('status').filter({ hasText: 'Kein Netz' });
      await expect(receipt).toContainText(/\d\d:\d\d:\d\d/);
      const pdf = await receipt.getByRole('link').first().getAttribute('href');
      expect((await page.request.get(pdf ?? '')).headers()['content-type']).toBe('application/pdf');
      const number = /E-\d{10}/.exec((await receipt.textContent()) ?? '')?.[0];
      await page.reload();
      await expect(receipt).toContainText(number ?? 'none');
      expect(await axeOfPlain(browser, page)).toEqual([]);
      await page.context().close();
    });

    test('an order is withdrawn from', async ({ browser, baseURL }) => {
      const page = await plainPage(browser, baseURL);
      const form = 'contract/withdraw';
      await page.goto(at('/information/cancellation'));
      await submitButton(page, form).click();
      await cameBack(page, lang, form, 'name');
      await field(page, form, 'name').fill('Ayşe Öz');
      await field(page, form, 'contractNumber').fill('V-9999999999');
      await field(page, form, 'email').fill('ayse@example.org');
      await submitButton(page, form).click();
      await expect(page).toHaveURL(/\?sent=/);
      await expect(page.getByRole('status').filter({ hasText: 'V-9999999999' })).toBeVisible();
      await page.context().close();
    });

    test('a customer logs in, after a wrong password', async ({ browser, baseURL }) => {
      const page = await plainPage(browser, baseURL);
      const form = 'auth/login';
      await page.goto(at('/auth/login'));
      await field(page, form, 'username').fill('demo@fanline.example');
      await field(page, form, 'password').fill('falsch-Geraten1');
      await submitButton(page, form).click();
      await expect(page).toHaveTitle(withProblem[lang]);
      await expect(summary(page)).toContainText(
        lang === 'de' ? 'oder Passwort stimmt nicht' : 'şifre yanlış',
      );
      await expect(field(page, form, 'username')).toHaveValue('demo@fanline.example');
      await expect(field(page, form, 'password')).toHaveValue('');
      expect(await axeOfPlain(browser, page)).toEqual([]);
      await field(page, form, 'password').fill('Stadion-7Tor');
      await field(page, form, 'rememberMe').check();
      await submitButton(page, form).click();
      await expect(page).toHaveURL(at('/dashboard'));
      await expect(
        page.getByRole('link', { name: say(lang, 'components.needsScripts.write') }),
      ).toBeVisible();
      const cookies = await page.context().cookies();
      const refresh = cookies.find(({ name }) => name.endsWith('fanline-refresh'));
      expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
      expect(refresh?.expires).toBeGreaterThan(0);
      // With scripts, the same browser is signed in.
      const state = await page.context().storageState();
      const alive = await browser.newContext({ baseURL: baseURL ?? '', storageState: state });
      const next = await alive.newPage();
      await next.goto(at('/dashboard'));
      await expect(next.getByRole('heading', { level: 1 })).toContainText('Deniz');
      await alive.close();
      await page.context().close();
    });

    test('a message reaches the service', async ({ browser, baseURL }) => {
      const page = await plainPage(browser, baseURL);
      const form = 'support/message';
      await page.goto(at('/support'));
      await field(page, form, 'subject').fill('Netz');
      await submitButton(page, form).click();
      await cameBack(page, lang, form, 'message');
      await expect(field(page, form, 'subject')).toHaveValue('Netz');
      await field(page, form, 'message').fill('Wann kommt mein Netz?\nDanke');
      await field(page, form, 'name').fill('Ayşe Öz');
      await field(page, form, 'email').fill('ayse@example.org');
      await submitButton(page, form).click();
      await expect(page).toHaveURL(/\/support\?sent=/);
      await expect(page.getByRole('heading', { name: say(lang, 'support.page.sentTitle') })).toBeVisible();
      await page.context().close();
    });

    test('the colours change and the page stays; the language is a link', async ({ browser, baseURL }) => {
      const page = await plainPage(browser, baseURL, 360);
      const html = documentOf(page);
      await page.goto(`${at('/tarife')}?type=flex`);
      await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
      await page.getByRole('button', { name: say(lang, 'app.header.scheme.light') }).click();
      await expect(page).toHaveURL(`${at('/tarife')}?type=flex`);
      await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
      await page.getByRole('link', { name: lang === 'de' ? /Türkçe/ : /Deutsch/ }).click();
      await expect(html).toHaveAttribute('lang', lang === 'de' ? 'tr' : 'de');
      await page.context().close();
    });
  });
