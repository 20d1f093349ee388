import type { Page } from 'playwright/test';
import { controlWords } from '../../src/server/sandbox/payments/control-words.ts';
import type { Lang } from '../../src/shared/language.ts';
import { expect, test } from './support/fixtures.ts';
import { field, submitButton } from './support/form.ts';
import { contractsOn, login, type Person, payWith } from './support/journey.ts';
import { orderLine, prefixes, returnTo } from './support/line.ts';
import { forget, mailsTo, moveClock, ownTime } from './support/time.ts';
import { say } from './support/words.ts';

test.use(ownTime(import.meta.url));

const people: Record<Lang, Person> = {
  de: {
    firstName: 'Selin',
    lastName: 'Kaya',
    email: 'selin@example.org',
    phone: '0171 3920094',
    password: 'Kahve&Simit24',
  },
  tr: {
    firstName: 'Çağrı',
    lastName: 'Işık',
    email: 'cagri@example.org',
    phone: '0171 3920095',
    password: 'Kahve&Simit24',
  },
};

/** Paid by a direct debit that the bank has not decided yet; the line may start at once. */
async function order(page: Page, lang: Lang): Promise<void> {
  await orderLine(page, { lang, buyer: people[lang] });
  await payWith(page, 'process');
  await expect(
    page.getByRole('heading', { name: say(lang, 'checkout.result.checking.title') }),
  ).toBeVisible();
}

/** The bank decides when a person at the provider's desk says so. */
async function creditAtTheBank(page: Page, lang: Lang): Promise<void> {
  const desk = await page.context().newPage();
  await desk.goto(`/dev/payments?lang=${lang}`);
  const { actions, states } = controlWords[lang];
  const waiting = desk.getByRole('article').filter({ hasText: states.processing });
  await waiting.first().getByRole('button', { name: actions.succeed }).click();
  await expect(waiting).toHaveCount(0);
  await desk.close();
}

/** The number of the contract, as its owner reads it. */
async function contractNumber(page: Page, lang: Lang): Promise<string> {
  await page.goto(`${prefixes[lang]}/dashboard`);
  const line = contractsOn(page).first();
  await expect(line).toContainText(say(lang, 'dashboard.contract.state.active'));
  const number = /V-\d{10}/.exec((await line.textContent()) ?? '')?.[0];
  if (number === undefined) throw new Error('The dashboard names no contract.');
  return number;
}

/** From the home page's end to the receipt, as somebody without an account. */
async function submitDeclaration(
  page: Page,
  lang: Lang,
  right: 'cancel' | 'withdraw',
  number: string,
): Promise<void> {
  const { firstName, lastName, email } = people[lang];
  await page.goto(`${prefixes[lang]}/`);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say(lang, `app.footer.${right}`) })
    .first()
    .click();
  const form = `contract/${right}`;
  await field(page, form, 'name').fill(`${firstName} ${lastName}`);
  await field(page, form, 'contractNumber').fill(number);
  await field(page, form, 'email').fill(email);
  await submitButton(page, form).click();
  const receipt = page.getByRole('status').filter({ has: page.getByRole('heading') });
  await expect(receipt).toContainText(number);
  await expect(receipt).toContainText(/\d{2}:\d{2}:\d{2}/);
  const paper = await receipt.getByRole('link').getAttribute('href');
  const answer = await page.request.get(paper ?? '');
  expect(answer.headers()['content-type']).toContain('application/pdf');
}

test('from the order to the first bill, and the end by a click without an account', async ({ page }) => {
  await order(page, 'de');
  await creditAtTheBank(page, 'de');
  await expect(page).toHaveURL(/\/checkout\/success/, { timeout: 30_000 });
  const number = await contractNumber(page, 'de');

  await moveClock(page, 'month');
  await returnTo(page, 'de', { customer: people.de, path: '/dashboard/bills' });
  await expect(page.getByText('14,98').first()).toBeVisible();
  await expect(page.getByText(say('de', 'invoices.page.state.open')).first()).toBeVisible();
  await forget(page);

  await submitDeclaration(page, 'de', 'cancel', number);
  const mails = await mailsTo(page, people.de.email);
  expect(mails).toContain('Rechnung');
  expect(mails).toContain('Kündigung');
});

test('in Turkish: withdrawn after a week, the money goes back the way it came', async ({ page }) => {
  await order(page, 'tr');
  await creditAtTheBank(page, 'tr');
  await expect(page).toHaveURL(/\/tr\/checkout\/success/, { timeout: 30_000 });
  const number = await contractNumber(page, 'tr');

  await moveClock(page, 'week');
  await forget(page);
  await submitDeclaration(page, 'tr', 'withdraw', number);
  const mails = await mailsTo(page, people.tr.email);
  expect(mails).toContain('cayma bildirimi');
  await login(page, people.tr, '/tr');
  await expect(page.getByText(say('tr', 'dashboard.contract.state.active'))).toHaveCount(0);
});
