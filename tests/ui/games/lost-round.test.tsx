import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { playOut } from '../../support/games/plays.ts';
import { customer } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('a lost round has a poster of its own, says when the next one begins, and leads to practice', async () => {
  const { client } = await customer(t, 'anna');
  await playOut(t, client, 'lost');
  logInAs(client);
  const { user } = await openPage(t, '/dashboard/games');
  const result = within(await screen.findByRole('region', { name: 'Diesmal nicht' }));
  expect(result.getAllByText('daneben')).toHaveLength(5);
  result.getByText(/Vier hätten es sein müssen/);
  result.getByText(/^Elfmeter, Woche \d+ beginnt in:$/);
  expect(screen.queryByText(/^Training gegen/)).toBeNull();
  const go = result.getByRole('button', { name: 'Zum Training' });
  expect(go.dataset.look).toBe('primary');
  await user.click(go);
  await screen.findByText(/^Training gegen/);
  await screen.findByText(/Vier hätten es sein müssen/);
});
