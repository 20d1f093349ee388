import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, phones } from '../../support/people.ts';
import { openPage } from '../../support/render-app.tsx';

const newPassword = 'Nordkurve-12!';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await customer(t, 'anna');
});
afterAll(() => t.close());

test('phone, code, new password; the new one logs in', async () => {
  const { user, network } = await openPage(t, '/auth/forgot-password');
  await user.type(await screen.findByLabelText(/^Telefonnummer/), '0171 39200001');
  await user.click(screen.getByRole('button', { name: /Code/ }));
  await user.type(await screen.findByLabelText(/^Code aus der SMS/), await t.code(phones.anna));
  await user.click(screen.getByRole('button', { name: 'Bestätigen' }));
  const [first, second] = await screen.findAllByLabelText(/Passwort/, { selector: 'input' });
  await user.type(first!, newPassword);
  await user.type(second!, newPassword);
  await user.click(screen.getByRole('button', { name: /speichern|ändern|setzen/i }));
  await screen.findByText(/Ihr Passwort ist geändert/);
  const reset = network.calls.find(({ path }) => path === '/api/users/reset-password');
  expect(reset?.headers['x-reset-token']).toBeTruthy();
  const login = { username: phones.anna, password: newPassword, rememberMe: false };
  expect((await t.client().post('/api/auth/login', login)).status).toBe(200);
});

test('an unknown number is answered like a known one', async () => {
  const { user } = await openPage(t, '/auth/forgot-password');
  await user.type(await screen.findByLabelText(/^Telefonnummer/), '0171 39200098');
  await user.click(screen.getByRole('button', { name: /Code/ }));
  await screen.findByLabelText(/^Code aus der SMS/);
});
