import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { playOut, roundNow } from '../../support/games/plays.ts';
import { customer } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const challenge = async (beat: number) =>
  `/dashboard/games?round=${(await roundNow(t.client())).slug}&beat=${beat}`;

test('a guest reads what is to be beaten, and that the round needs an account', async () => {
  await openPage(t, await challenge(4));
  await screen.findByRole('heading', { name: 'Schaffen Sie mehr als 4 Tore?' });
  await screen.findByText(/Für die Runde brauchen Sie ein Konto/);
  expect(screen.getByRole('link', { name: 'Anmelden und mitspielen' })).toBeTruthy();
});

test('a round that is over, or that there never was, is said to be over', async () => {
  await openPage(t, '/dashboard/games?round=2020-01&beat=3');
  await screen.findByText(/Diese Runde ist vorbei/);
});

test('what is no challenge shows none', async () => {
  await openPage(t, '/dashboard/games?round=2020-01&beat=99');
  await screen.findByText('Training gegen die Katze');
  expect(screen.queryByText(/ist vorbei/)).toBeNull();
});

test('a customer is told who was better, and can challenge others with the own result', async () => {
  const { client } = await customer(t, 'anna');
  await playOut(t, client, 'won');
  logInAs(client);
  await openPage(t, await challenge(4));
  await screen.findByText('Geschafft: 5 Tore sind mehr als 4.');
  expect(await screen.findByRole('button', { name: 'Herausfordern' })).toBeTruthy();
  await openPage(t, await challenge(5));
  await screen.findByText('Unentschieden: Auch Sie haben 5 Tore.');
});
