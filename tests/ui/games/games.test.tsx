import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { begin, goodAim, kickOf, past, playOut, resultIn, roundNow } from '../../support/games/plays.ts';
import { customer } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const shoot = () => screen.getByRole('button', { name: 'Schießen' });

/** Five kicks by choice; each one is said before the next. */
async function shootFive(user: Awaited<ReturnType<typeof openPage>>['user']) {
  await user.click(await screen.findByText('Ohne Wischen zielen'));
  for (let number = 1; number <= 5; number += 1) {
    await waitFor(() => expect(shoot().getAttribute('aria-disabled')).not.toBe('true'));
    await user.click(shoot());
    await screen.findByText(new RegExp(`^Schuss ${number} von 5`), {}, { timeout: 3000 });
  }
}

test('a guest practises against any keeper, and the server is asked for no kick', async () => {
  const { user } = await openPage(t, '/dashboard/games');
  await screen.findByText('Training gegen die Katze');
  await user.click(await screen.findByRole('button', { name: 'Turm' }));
  await screen.findByText('Training gegen den Turm');
  await shootFive(user);
  const told = await screen.findByText(/^Schuss 5 von 5.*(Gewonnen!|Diesmal reicht es nicht)/);
  expect(told.parentElement).toBe(document.activeElement);
  expect(await t.db.query('SELECT FROM game_result')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Noch einmal ansehen' }));
  await screen.findByText('Wiederholung');
  expect((await screen.findByText(/^Schuss 1 von 5/)).textContent).not.toMatch(/Gewonnen|reicht/);
  await user.click(await screen.findByRole('button', { name: 'Neue Runde Training' }, { timeout: 15_000 }));
  const ready = await screen.findByText('Der Ball liegt auf dem Punkt.');
  expect(ready.parentElement).toBe(document.activeElement);
  await screen.findByText(/Schnell gewischt ist fest geschossen/);
  expect(screen.getByRole('link', { name: 'Anmelden und mitspielen' })).toBeTruthy();
});

test('a customer plays the round once, and goes on after the page was loaded anew', async () => {
  const { client } = await customer(t, 'anna');
  logInAs(client);
  const first = await openPage(t, '/dashboard/games');
  await first.user.click(await screen.findByRole('button', { name: 'Um die Belohnung spielen' }));
  await screen.findByText(/Ihr Versuch läuft/);
  const { id } = await roundNow(client);
  const { results } = (await client.get('/api/games/results/me')).payload<{
    results: Parameters<typeof goodAim>[1][];
  }>();
  const [play] = results;
  if (!play) throw new Error('No play has begun.');
  expect(play).toMatchObject({ roundId: id, kicks: [] });
  for (const number of [1, 2, 3, 4]) resultIn(await kickOf(client, play, number, past));
  const again = await openPage(t, '/dashboard/games');
  await again.user.click(await screen.findByRole('button', { name: 'Weiterspielen' }));
  await again.user.click(await screen.findByText('Ohne Wischen zielen'));
  await again.user.click(shoot());
  await screen.findByText(/^Schuss 5 von 5.*Diesmal reicht es nicht/, {}, { timeout: 3000 });
  await screen.findByText(/Diesmal hat es nicht gereicht/);
  await screen.findByText('Nachgerechnet: Alles stimmt.');
});

test('a winner chooses a reward and sees its code', async () => {
  const { client } = await customer(t, 'bora');
  await playOut(t, client, 'won');
  logInAs(client);
  const { user } = await openPage(t, '/dashboard/games');
  const result = within(await screen.findByRole('region', { name: 'Gewonnen!' }));
  expect(result.getAllByText('Tor')).toHaveLength(5);
  expect(screen.queryByText(/^Training gegen/)).toBeNull();
  await user.click(await screen.findByRole('radio', { name: /3 € Rabatt/ }));
  await user.click(screen.getByRole('button', { name: 'Diese Belohnung nehmen' }));
  await screen.findByText(/^TOR-\d{12}$/);
  await screen.findByText(/bis 30\.04\.2026/);
  await user.click(screen.getByRole('button', { name: 'Zum Training' }));
  await screen.findByText(/^Training gegen/);
});

test('who wins on the stage is led to the rewards', async () => {
  const { client } = await customer(t, 'cem');
  let play = await begin(client);
  for (const number of [1, 2, 3, 4])
    play = resultIn(await kickOf(client, play, number, await goodAim(t, play)));
  logInAs(client);
  const { user } = await openPage(t, '/dashboard/games');
  await user.click(await screen.findByRole('button', { name: 'Weiterspielen' }));
  await user.click(await screen.findByText('Ohne Wischen zielen'));
  await user.click(shoot());
  await user.click(await screen.findByRole('button', { name: 'Belohnung aussuchen' }, { timeout: 4000 }));
  expect(document.activeElement?.id).toBe('game-round');
});
