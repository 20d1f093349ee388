import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { endedCustomer } from '../../support/ended-customer.ts';
import { paidOrder } from '../../support/lines.ts';
import { password } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  // What jsdom lacks.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterAll(() => t.close());
afterEach(() => sessionStorage.clear());

test('what goes and what stays is read, the tick is asked for, and after a proof the account is closed', async () => {
  const { client, userId } = await endedCustomer(t, { isSteppedUp: false });
  logInAs(client);
  const { user } = await openPage(t, '/dashboard/account/overview');
  await user.click(await screen.findByRole('link', { name: 'Konto schließen' }));
  await screen.findByRole('heading', { name: 'Konto schließen', level: 1 });
  const stays = within(await screen.findByRole('region', { name: 'Das müssen wir noch behalten' }));
  expect(stays.getByText(/31\.12\.\d{4} \(§ 147 AO/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Konto endgültig schließen' }));
  await screen.findAllByText('Bitte bestätigen Sie, dass Sie es gelesen haben.');
  await user.click(screen.getByRole('checkbox', { name: /Ich habe gelesen/ }));
  await user.click(screen.getByRole('button', { name: 'Konto endgültig schließen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sind Sie es?' }));
  await user.type(await dialog.findByLabelText(/^Ihr Passwort/), password);
  await user.click(dialog.getByRole('button', { name: 'Bestätigen' }));
  await screen.findByRole('heading', { name: 'Ihr Konto ist geschlossen' });
  const rows = await t.db.query('SELECT 1 FROM users WHERE id = $1 AND closed_at IS NOT NULL', [userId]);
  expect(rows).toHaveLength(1);
});

test('a line that runs is named in both languages, with the way to its cancellation in place of the form', async () => {
  const { client } = await paidOrder(t);
  logInAs(client);
  await openPage(t, '/tr/account/close');
  const hinders = within(await screen.findByRole('list', { name: 'Şimdilik engel olanlar' }));
  const [first] = hinders.getAllByRole('link', {
    name: /^01\d\d[\d ]+ numaralı hattınız hâlâ açık ya da sipariş edilmiş/,
  });
  expect(first?.getAttribute('href')).toBe('/tr/dashboard/account/overview');
  expect(screen.queryByRole('button', { name: 'Hesabı kalıcı olarak kapat' })).toBeNull();
});
