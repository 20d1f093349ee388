import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { accounts, liveWithMoney, runMoney, sepaOrder } from '../../support/collecting.ts';
import { logIn } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';
import { stepUp } from '../../support/step-up.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('a bill says when and from where it is debited; after a refusal, when again', async () => {
  const guest = await sepaOrder(t, 'fails');
  await runMoney(t);
  logInAs(guest.client);
  await openPage(t, '/dashboard/bills');
  await screen.findByText('Wird am 09.03.2026 von DE•• •••• 3000 abgebucht');
  await screen.findByText('Sie müssen nichts tun: Wir buchen ab dem 09.03.2026 ab.');
  await liveWithMoney(t, 7);
  await logIn(guest.client, guest.email);
  logInAs(guest.client);
  await openPage(t, '/tr/dashboard/bills');
  await screen.findByText('Çekilemedi, 16.03.2026 günü DE•• •••• 3000 üzerinden yeniden denenecek');
});

test('an account is added by its mandate, and pays the contract from then on', async () => {
  const guest = await sepaOrder(t);
  await runMoney(t);
  await stepUp(guest.client);
  logInAs(guest.client);
  const { user } = await openPage(t, '/dashboard/account/payment-methods');
  await user.click(await screen.findByRole('button', { name: 'Bankkonto (SEPA)' }));
  await screen.findByText(/Gläubiger-ID DE98ZZZ09999999999; die Mandatsreferenz sehen Sie danach/);
  await user.type(await screen.findByLabelText(/^IBAN/), accounts.succeedsLate);
  await user.type(screen.getByLabelText(/^Kontoinhaber/), 'Ayşe Yılmaz');
  await user.click(screen.getByLabelText(/Ich erteile das SEPA-Lastschriftmandat/));
  await user.click(screen.getByRole('button', { name: 'Konto speichern' }));
  await screen.findByText('Das Konto ist gespeichert.');
  await user.click(screen.getByRole('button', { name: /^Zahlungsart ändern:/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zahlungsart ändern' }));
  await user.click(await dialog.findByRole('radio', { name: 'DE•• •••• 3003' }));
  await user.click(dialog.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Die Zahlungsart des Vertrags ist geändert.');
  const list = within(screen.getByRole('region', { name: 'Damit bezahlen Sie Ihre Rechnungen' }));
  expect(list.getByText('DE•• •••• 3003')).toBeTruthy();
  expect(list.getByText(/^Nächste Abbuchung am \d\d\.\d\d\.2026: 14,98/)).toBeTruthy();
});
