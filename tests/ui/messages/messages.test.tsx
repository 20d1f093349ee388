import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { messagesIn, tell } from '../../support/messages.ts';
import { customer } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
afterEach(() => sessionStorage.clear());

test('the account says how many are new; opened, a message is read and leads to its page', async () => {
  const { client, userId } = await customer(t, 'anna');
  const to = 'anna@example.org';
  for (let at = 0; at < 22; at++) await tell(t, { userId, to });
  t.pass({ seconds: 1 });
  await tell(t, { userId, to, name: 'tariffChanged', values: { tariff: 'Flex L', monthly: '19,99 €' } });
  logInAs(client);
  const { user } = await openPage(t, '/dashboard/account/overview');
  await user.click(await screen.findByRole('link', { name: /^Postfach\s*23 neu/ }));
  await screen.findByText('23 neue Nachrichten');
  const list = within(screen.getByRole('list', { name: 'Postfach' }));
  expect(list.getAllByText('Neu')).toHaveLength(20);
  const [newest] = list.getAllByRole('listitem');
  expect(newest?.querySelector('summary')?.textContent).toMatch(
    /^Ab heute: Flex LNeu\d\d\.\d\d\.\d{4} Anschluss und VertragAb heute surfen [^/]+$/,
  );
  await user.click(list.getByText('Ab heute: Flex L'));
  await screen.findByText('22 neue Nachrichten');
  expect(list.getByRole('link', { name: 'Mein Bereich' }).getAttribute('href')).toBe('/dashboard');
  await user.click(screen.getByRole('button', { name: 'Ältere Nachrichten' }));
  await waitFor(() => expect(list.getAllByText('Neu')).toHaveLength(22));
  expect(screen.queryByRole('button', { name: 'Ältere Nachrichten' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Alle gelesen' }));
  await screen.findByText('Alles gelesen');
  expect(list.queryByText('Neu')).toBeNull();
  expect((await messagesIn(client)).unread).toBe(0);
});

test('without messages the page says so, in Turkish too', async () => {
  const { client } = await customer(t, 'bora');
  logInAs(client);
  await openPage(t, '/tr/account/messages');
  await screen.findByRole('heading', { name: 'Henüz mesaj yok' });
  await screen.findByText(/365 gün burada kalır/);
});

test('how notices come is chosen and stored; what is fixed is explained', async () => {
  const { client, userId } = await customer(t, 'cem');
  logInAs(client);
  const { user } = await openPage(t, '/dashboard/account/profile');
  const usage = within(await screen.findByRole('group', { name: /^Verbrauch/ }));
  await user.click(usage.getByRole('checkbox', { name: 'E-Mail' }));
  await user.click(usage.getByRole('checkbox', { name: 'SMS' }));
  const fun = within(screen.getByRole('group', { name: /^Spiele und Geschenke/ }));
  fun.getByRole('checkbox', { name: 'SMS' });
  screen.getByText(/^SMS gehen an 0171\s3920\s0003, zum Verbrauch an die Nummer des Anschlusses/);
  expect(fun.getByRole<HTMLInputElement>('checkbox', { name: 'E-Mail' }).checked).toBe(false);
  const section = within(screen.getByRole('region', { name: 'Benachrichtigungen' }));
  await user.click(section.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Gespeichert: So erreichen wir Sie von jetzt an.');
  const rows = await t.db.query(
    `SELECT email, sms FROM notice_choice WHERE user_id = $1 AND notice_group = 'usage'`,
    [userId],
  );
  expect(rows).toEqual([{ email: false, sms: true }]);
  await user.click(await screen.findByText('Das kommt immer'));
  const fixed = within(await screen.findByRole('list', { name: 'Das kommt immer' }));
  fixed.getByText(/Immer, weil das Gesetz es verlangt: Rechnungen und Gutschriften · /);
  expect(fixed.getAllByRole('listitem')).toHaveLength(4);
});

test('the consent to advertising is given and taken back in the same place', async () => {
  const { client, userId } = await customer(t, 'deniz');
  logInAs(client);
  const { user } = await openPage(t, '/dashboard/account/profile');
  const label = /^Ich möchte Angebote und Neuigkeiten/;
  const isGranted = async () =>
    (await t.db.query('SELECT marketing_consent AS granted FROM users WHERE id = $1', [userId]))[0];
  for (const [isWanted, said] of [
    [true, /^Gespeichert: Sie bekommen Angebote/],
    [false, /^Gespeichert: Sie bekommen keine Werbung mehr/],
  ] as const) {
    await user.click(await screen.findByRole('checkbox', { name: label }));
    await user.click(screen.getByRole('button', { name: 'Einwilligung speichern' }));
    await screen.findByText(said);
    expect(await isGranted()).toEqual({ granted: isWanted });
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: label })).checked).toBe(isWanted);
  }
});
