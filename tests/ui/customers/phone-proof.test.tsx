import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatPhone } from '../../../src/shared/format-phone.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, phones } from '../../support/people.ts';
import { openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await customer(t, 'anna');
});
afterAll(() => t.close());

async function askForCode(phone: string) {
  const page = await openPage(t, '/auth/register');
  await page.user.type(await screen.findByLabelText(/^Telefonnummer/), phone);
  await page.user.click(screen.getByRole('button', { name: 'Code senden' }));
  await screen.findByLabelText(/^Code aus der SMS/);
  return page;
}

async function enterCode(user: Awaited<ReturnType<typeof askForCode>>['user'], code: string) {
  const input = screen.getByLabelText(/^Code aus der SMS/);
  await user.clear(input);
  await user.type(input, code);
  await user.click(screen.getByRole('button', { name: 'Bestätigen' }));
}

test('phone, code, then the account form with the proved number, which cannot be changed there', async () => {
  const { user } = await askForCode('0171 39200002');
  await enterCode(user, await t.code(phones.bora));
  await screen.findByText('Schritt 2 von 2');
  await user.click(await screen.findByRole('button', { name: /^Kontakt und Adresse/ }));
  const phone = screen.getByRole('textbox', { name: /^Telefonnummer/ });
  expect(phone).toHaveProperty('value', formatPhone(phones.bora));
  expect(phone).toHaveProperty('readOnly', true);
});

test('a wrong code says so and how many tries are left', async () => {
  const { user } = await askForCode('0171 39200003');
  const right = await t.code(phones.cem);
  await enterCode(user, right === '000000' ? '111111' : '000000');
  await screen.findByText(/noch 4 Versuche/);
  await enterCode(user, right);
  await screen.findByText('Schritt 2 von 2');
});

test('a number that has an account leads to the login, once it is proved and not before', async () => {
  t.pass({ minutes: 20 }); // the code of the registration was sent a moment ago
  const { user } = await askForCode('0171 39200001');
  expect(screen.queryByText('Diese Nummer kennen wir schon')).toBeNull();
  await enterCode(user, await t.code(phones.anna));
  const note = (await screen.findByText('Diese Nummer kennen wir schon')).closest('[tabindex]');
  // Said once, where the code was typed: nothing was wrong with it.
  expect(document.activeElement).toBe(note);
  expect(screen.queryByLabelText(/^Code aus der SMS/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Zur Anmeldung' }));
  await screen.findByRole('heading', { name: 'Anmelden' });
});
