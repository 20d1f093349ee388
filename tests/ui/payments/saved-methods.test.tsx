import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { checkout, choose } from '../../support/payments.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';
import { stepUp } from '../../support/step-up.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const path = '/dashboard/account/payment-methods';
let serial = 31;

/** Somebody who let an account and a card be kept, the account first. */
async function customerWithMethods(): Promise<TestClient> {
  const sepa = {
    method: 'sepa',
    iban: 'DE89370400440532013000',
    accountHolder: 'Ayşe Yılmaz',
  };
  const { client, order } = await guestWithOrder(t, `+49171392000${serial++}`, (forms) => ({
    ...forms,
    'order/payment': sepa as (typeof forms)['order/payment'], // the shape follows from its method
  }));
  await stepUp(client);
  logInAs(client);
  await choose(t, (await checkout(client, order)).payload<{ url: string }>().url, 'pay');
  await t.db.query(
    `INSERT INTO saved_method (id, team, user_id, method, label, token, is_default, created_at, expires_on)
     SELECT gen_random_uuid(), team, user_id, 'card', 'Visa •••• 4242', 'tok', false, created_at, '2031-12'
       FROM saved_method WHERE user_id = (SELECT user_id FROM orders WHERE id = $1)`,
    [order.id],
  );
  return client;
}
const row = async (label: string) => {
  const list = await screen.findByRole('group', {
    name: /Gespeicherte Zahlungsarten|Kayıtlı ödeme yöntemleri/,
  });
  return within((await within(list).findByText(label)).closest('li') as HTMLElement); // found by its own text
};
const labelsOf = async (client: TestClient) =>
  (await client.get('/api/users/me/payment-methods'))
    .payload<{ paymentMethods: { label: string }[] }>()
    .paymentMethods.map(({ label }) => label);

test('saved means of payment are listed, the preferred first; another can be preferred', async () => {
  const client = await customerWithMethods();
  const { user } = await openPage(t, '/dashboard/account/overview');
  await user.click(await screen.findByRole('link', { name: 'Zahlungsarten' }));
  await screen.findByRole('heading', { name: 'Zahlungsarten', level: 1 });
  expect((await row('DE•• •••• 3000')).getByText('Standard')).toBeTruthy();
  const card = await row('Visa •••• 4242');
  expect(card.getByText(/Kredit- oder Debitkarte · gültig bis 12\/2031/)).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Als Standard: Visa •••• 4242' }));
  await screen.findByText('Ihre Standard-Zahlungsart ist gespeichert.');
  expect(await labelsOf(client)).toEqual(['Visa •••• 4242', 'DE•• •••• 3000']);
  expect((await row('Visa •••• 4242')).getByText('Standard')).toBeTruthy();
});

test('one is deleted only after a second word; the last one leaves an empty page', async () => {
  const client = await customerWithMethods();
  const { user } = await openPage(t, `/tr${path}`);
  const account = await row('DE•• •••• 3000');
  await user.click(account.getByRole('button', { name: 'Sil: DE•• •••• 3000' }));
  await user.click(account.getByRole('button', { name: 'Vazgeç' }));
  expect(await labelsOf(client)).toHaveLength(2);
  for (const label of ['DE•• •••• 3000', 'Visa •••• 4242']) {
    const method = await row(label);
    await user.click(method.getByRole('button', { name: `Sil: ${label}` }));
    await user.click(method.getByRole('button', { name: 'Kalıcı olarak sil' }));
    await expect
      .poll(() => screen.queryByRole('button', { name: `Sil: ${label}` }), { timeout: 15_000 })
      .toBeNull();
    expect(await labelsOf(client)).not.toContain(label);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Kayıtlı ödeme yöntemleri');
  }
  await screen.findByRole('heading', { name: 'Henüz kayıtlı yöntem yok' });
});

test('one that is gone already is said so, and nothing else is deleted', async () => {
  const client = await customerWithMethods();
  const { user } = await openPage(t, path);
  const card = await row('Visa •••• 4242');
  await t.db.query("DELETE FROM saved_method WHERE token = 'tok'");
  await user.click(card.getByRole('button', { name: 'Visa •••• 4242 löschen' }));
  await user.click(card.getByRole('button', { name: 'Endgültig löschen' }));
  await card.findByRole('alert');
  expect(await labelsOf(client)).toEqual(['DE•• •••• 3000']);
});

test('a mandate says who collects and when at once, and its whole wording where it is opened', async () => {
  await customerWithMethods();
  const { user } = await openPage(t, path);
  await user.click(await screen.findByRole('button', { name: /^Bankkonto \(SEPA\)/ }));
  const mandate = within(await screen.findByRole('region', { name: 'SEPA-Mandat' }));
  expect(mandate.getByText('Gläubiger-ID').nextElementSibling?.textContent).toMatch(/^DE\d\d/);
  expect(mandate.getByText('Ankündigung').nextElementSibling?.textContent).toMatch(
    /^mindestens 5 Tage vorher, außer was Sie selbst bezahlen$/,
  );
  const [allows, whole] = mandate.getAllByText(/^Sie ermächtigen die /);
  expect(allows?.closest('details')).toBeNull();
  const wording = whole?.closest('details');
  expect(wording?.open).toBe(false);
});
