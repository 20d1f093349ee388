import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const open = () => openPage(t, '/dashboard/account/profile');
const change = (row: string) => screen.findByRole('button', { name: `Ändern ${row}` });
const input = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input' });
const rowOf = async (row: string) => (await change(row)).parentElement?.textContent;
const save = () => screen.getByRole('button', { name: 'Änderungen speichern' });

test('the data stand as rows; one is opened, changed and saved, and closes', async () => {
  const { client } = await customer(t, 'anna');
  logInAs(client);
  const { user } = await open();
  expect(screen.queryByRole('button', { name: 'Änderungen speichern' })).toBeNull();
  expect(await rowOf('Geschlecht')).toContain('Nicht angegeben');
  await user.click(await change('Adresse'));
  expect(document.activeElement).toBe(input('Straße'));
  await user.clear(input('Hausnummer'));
  await user.type(input('Hausnummer'), '99');
  await user.click(save());
  await screen.findByText('Ihre Daten sind gespeichert.');
  expect(await rowOf('Adresse')).toMatch(/ 99, \d{5} /);
  expect(document.activeElement).toBe(await change('Adresse'));
  const { user: stored } = (await client.get('/api/users/me')).payload<{ user: { houseNumber: string } }>();
  expect(stored.houseNumber).toBe('99');
});

test('a row that is given up goes back to what is stored', async () => {
  logInAs((await customer(t, 'bora')).client);
  const { user } = await open();
  const before = await rowOf('Name');
  await user.click(await change('Name'));
  await user.type(input('Vorname'), 'xyz');
  await user.click(screen.getByRole('button', { name: 'Abbrechen Name' }));
  expect(await rowOf('Name')).toBe(before);
  expect(input('Vorname').value).not.toContain('xyz');
});

test('what is wrong opens its row, and keeps it open', async () => {
  logInAs((await customer(t, 'cem')).client);
  const { user } = await open();
  await user.click(await change('Adresse'));
  await user.clear(input('Postleitzahl'));
  await user.click(save());
  expect((await screen.findAllByText(/Postleitzahl/)).length).toBeGreaterThan(1);
  screen.getByRole('button', { name: 'Abbrechen Adresse' });
  save();
});
