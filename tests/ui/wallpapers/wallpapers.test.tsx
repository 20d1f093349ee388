import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const path = '/dashboard/wallpapers';
const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const motif = (name: RegExp) => screen.findByRole('radio', { name });
/** What stands on the large phone. */
const printed = () =>
  [...screen.getByRole('img', { name: /Vorschau/ }).querySelectorAll('text')].map(
    ({ textContent }) => textContent,
  );

test('a guest sees all motifs, and logs in for a picture', async () => {
  const { user } = await openPage(t, path);
  expect(await screen.findAllByRole('radio')).toHaveLength(9);
  expect(printed()).toEqual(['IHR NAME', '10']);
  await user.click(await motif(/^Feder$/));
  await screen.findByRole('heading', { name: 'Feder' });
  expect(printed()).toEqual([]);
  const link = screen.getByRole('link', { name: 'Anmelden und herunterladen' });
  expect(link.getAttribute('href')).toBe('/auth/login');
  expect(screen.queryByRole('button', { name: 'Herunterladen' })).toBeNull();
});

test('a customer types a name, sees it on the phone, and saves the picture', async () => {
  const { client, userId } = await customer(t, 'anna');
  logInAs(client);
  const { user } = await openPage(t, path);
  const name = await screen.findByLabelText(/Name auf dem Trikot/, {}, { timeout: 5000 });
  await user.clear(name);
  await user.type(name, 'çağrı');
  await waitFor(() => expect(printed()[0]).toBe('ÇAĞRI'));
  await user.selectOptions(screen.getByLabelText('Größe'), '720x1600');
  await user.click(screen.getByRole('radio', { name: /AVIF/ }));
  await user.click(screen.getByRole('button', { name: 'Herunterladen' }));
  await screen.findByText(/Das Bild ist gespeichert/, {}, { timeout: 10_000 });
  expect(saved).toEqual(['kanarya-trikot-720x1600.avif']);
  expect(await t.db.query('SELECT FROM wallpaper_download WHERE user_id = $1', [userId])).toHaveLength(1);
  await motif(/schon geladen/);
});

test('what cannot be printed is said at its field, and nothing is asked', async () => {
  const { client } = await customer(t, 'bora');
  logInAs(client);
  const { user } = await openPage(t, path);
  const name = await screen.findByLabelText(/Name auf dem Trikot/, {}, { timeout: 5000 });
  await user.clear(name);
  await user.type(name, 'T0R');
  await user.click(screen.getByRole('button', { name: 'Herunterladen' }));
  await screen.findAllByText(/Drucken können wir Buchstaben/);
  expect(saved).toEqual([]);
});

test('a locked motif says what opens it', async () => {
  const { client } = await customer(t, 'cem');
  logInAs(client);
  const { user } = await openPage(t, path);
  await user.click(await motif(/Drin!, gesperrt/));
  const note = await screen.findByRole('region', { name: 'Noch gesperrt' });
  within(note).getByText(/ersten Tor/);
  within(note).getByRole('link', { name: 'Zum Elfmeter-Spiel' });
  await user.click(await motif(/Schal an der Wand, gesperrt/));
  await screen.findByText(/ein Jahr bei uns/);
  expect(screen.queryByRole('button', { name: 'Herunterladen' })).toBeNull();
});
