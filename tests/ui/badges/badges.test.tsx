import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { badgeOf } from '../../support/badges/own-badges.ts';
import { begin, goodAim, kickOf, past, playOut, resultIn } from '../../support/games/plays.ts';
import { customer } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const placeOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  const place = heading.closest('li');
  if (!place) throw new Error(`${title} stands on no wall.`);
  return within(place);
};

test('the page shows all badges: earned ones with their day, the others with what is missing', async () => {
  const { client } = await customer(t, 'anna');
  const play = await begin(client);
  let last = resultIn(await kickOf(client, play, 1, past));
  last = resultIn(await kickOf(client, play, 2, await goodAim(t, last)));
  last = resultIn(await kickOf(client, play, 3, await goodAim(t, last)));
  logInAs(client);
  await openPage(t, '/dashboard/badges');
  const goal = await placeOf('Erstes Tor');
  expect(goal.getByText('verdient am 02.03.2026')).toBeTruthy();
  expect(await goal.findByText('Neu')).toBeTruthy();
  expect(goal.getByRole('button', { name: 'Abzeichen „Erstes Tor“ teilen' })).toBeTruthy();
  const five = await placeOf('Fünf von fünf');
  expect(five.getByText('2 von 5')).toBeTruthy();
  expect(five.queryByRole('button')).toBeNull();
  expect((await placeOf('Eigenes Trikot')).getByText('Noch offen')).toBeTruthy();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(8);
  expect(screen.getByRole('heading', { name: 'Galerie' })).toBeTruthy();
  await waitFor(async () => expect((await badgeOf(client, 'first-goal')).isNew).toBe(false));
});

test('a goal is told at once, where it was shot, and once', async () => {
  const { client } = await customer(t, 'bora');
  const play = await begin(client);
  await kickOf(client, play, 1, past);
  logInAs(client);
  const { user } = await openPage(t, '/dashboard/games');
  await user.click(await screen.findByRole('button', { name: 'Weiterspielen' }));
  await screen.findByText('Werbeaktion: Bedingungen');
  expect(screen.queryByText('Neues Abzeichen')).toBeNull();
  await user.click(await screen.findByRole('radio', { name: 'Zielen' }));
  // Sooner or later one goes in; the keeper does not catch all of four.
  for (let number = 2; number <= 5; number += 1) {
    const shoot = await screen.findByRole('button', { name: 'Schießen' });
    const [row] = (await client.get('/api/games/results/me')).payload<{
      results: Parameters<typeof goodAim>[1][];
    }>().results;
    if (!row) throw new Error('There is no play.');
    const { x } = await goodAim(t, row);
    await user.click(screen.getByRole('radio', { name: x < 0 ? 'Links oben' : 'Rechts oben' }));
    await user.click(shoot);
    await screen.findByText(new RegExp(`^Schuss ${number} von 5`));
    if (screen.queryByText(/: Tor! /)) break;
    if (number < 5) await user.click(await screen.findByRole('button', { name: 'Nächster Schuss' }));
  }
  const earned = (await badgeOf(client, 'first-goal')).earnedAt;
  if (!earned) return;
  await screen.findByText('Neues Abzeichen');
  await waitFor(async () => expect((await badgeOf(client, 'first-goal')).isNew).toBe(false));
  await openPage(t, '/dashboard/games');
  // The round goes on, or its last kick has decided it.
  await screen.findByRole('region', { name: /^(Elfmeter, Woche|Diesmal|Knapp)/ });
  expect(screen.queryByText('Neues Abzeichen')).toBeNull();
});

test('the account’s home tells the newest badge and how far the next one is', async () => {
  const { client } = await customer(t, 'cem');
  await playOut(t, client, 'won');
  logInAs(client);
  await openPage(t, '/dashboard');
  await screen.findByRole('link', { name: /^Abzeichen/ });
  await screen.findByText(/^Neu verdient: /);
  expect(screen.getByText('Als Nächstes:', { exact: false })).toBeTruthy();
});

test('the picture has the customer’s name only where the customer wants it', async () => {
  const { client } = await customer(t, 'deniz');
  await playOut(t, client, 'won');
  logInAs(client);
  const { user } = await openPage(t, '/dashboard/badges');
  const goal = await placeOf('Erstes Tor');
  await user.click(goal.getByRole('button', { name: 'Abzeichen „Erstes Tor“ teilen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bild zum Teilen' }));
  expect(dialog.getByRole('img', { name: 'Bild mit dem Abzeichen „Erstes Tor“' })).toBeTruthy();
  expect(dialog.getByRole('switch').getAttribute('aria-checked')).toBe('false');
  expect(dialog.getByText('„Ayşe“ auf dem Bild')).toBeTruthy();
});
