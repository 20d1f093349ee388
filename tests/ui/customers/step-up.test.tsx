import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, logIn, password, phones } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const path = '/dashboard/account/profile';

/** Signs the browser in. @returns another session of the same customer: a proof ends the browser's token */
async function loggedIn(name: keyof typeof phones): Promise<TestClient> {
  logInAs((await customer(t, name)).client);
  return logIn(t.client(), phones[name]);
}

const emailOf = async (client: TestClient) =>
  (await client.get('/api/users/me')).payload<{ user: { email: string } }>().user.email;

async function changeEmail(user: Awaited<ReturnType<typeof openPage>>['user'], email: string) {
  await user.click(await screen.findByRole('button', { name: 'Ändern E-Mail-Adresse' }));
  const field = screen.getByRole('textbox', { name: /^E-Mail/ });
  await user.clear(field);
  await user.type(field, email);
  const form = within(field.closest('form') as HTMLElement); // a field of a form is in one
  await user.click(form.getByRole('button', { name: 'Änderungen speichern' }));
  return within(await screen.findByRole('dialog', { name: 'Sind Sie es?' }));
}

test('a new e-mail address asks for the password once, and is then stored', async () => {
  const client = await loggedIn('anna');
  const { user } = await openPage(t, path);
  const dialog = await changeEmail(user, 'anna.new@example.org');
  expect(await emailOf(client)).toBe('anna@example.org');
  await user.type(await dialog.findByLabelText(/^Ihr Passwort/), 'Wrong-pass1');
  await user.click(dialog.getByRole('button', { name: 'Bestätigen' }));
  expect((await dialog.findAllByText('Das Passwort stimmt nicht.')).length).toBeGreaterThan(0);
  const field = dialog.getByLabelText(/^Ihr Passwort/);
  await user.clear(field);
  await user.type(field, password);
  await user.click(dialog.getByRole('button', { name: 'Bestätigen' }));
  await screen.findByText('Ihre Daten sind gespeichert.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await emailOf(client)).toBe('anna.new@example.org');
});

test('a code to the own phone does it too; it is sent when it is chosen', async () => {
  const client = await loggedIn('bora');
  const { user } = await openPage(t, path);
  const dialog = await changeEmail(user, 'bora.new@example.org');
  await user.click(await dialog.findByText('Code per SMS'));
  const field = await dialog.findByLabelText(/^Code aus der SMS/);
  await expect.poll(async () => (await t.outbox(phones.bora)).length).toBe(2);
  await user.type(field, await t.code(phones.bora));
  await user.click(dialog.getByRole('button', { name: 'Bestätigen' }));
  await screen.findByText('Ihre Daten sind gespeichert.');
  expect(await emailOf(client)).toBe('bora.new@example.org');
});

test('a customer who closes the dialogue is told why nothing was stored', async () => {
  const client = await loggedIn('cem');
  const { user } = await openPage(t, path);
  const dialog = await changeEmail(user, 'cem.new@example.org');
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }));
  await screen.findAllByText('Bitte bestätigen Sie zuerst, dass Sie es sind.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await emailOf(client)).toBe('cem@example.org');
});
