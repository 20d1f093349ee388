import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
const letters = () => [...screen.getByRole('img', { name: /Vorschau/ }).querySelectorAll('text')];
/** What stands on the large phone. */
const printed = () => letters().map((text) => text.textContent);
/** What its water shows once more. */
const inWater = () =>
  letters().flatMap((text) =>
    text.parentElement?.querySelector(`[clip-path] use[href="#${text.id}"]`) ? [text.textContent] : [],
  );

test('a guest sees all motifs, and logs in for a picture', async () => {
  const { user } = await openPage(t, path);
  expect(await screen.findAllByRole('radio')).toHaveLength(9);
  const shelf = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('radio');
  expect(shelf('6 Motive frei')).toHaveLength(6);
  expect(shelf('3 Motive zum Freischalten')).toHaveLength(3);
  expect(printed()).toEqual(['DENIZ', '10']);
  await user.click(await motif(/^Nummer am Wasser$/));
  await screen.findByRole('heading', { name: 'Nummer am Wasser' });
  expect(printed()).toEqual(['10', 'DENIZ']);
  expect(inWater()).toEqual(['10']);
  await user.click(await motif(/^Feder$/));
  await screen.findByRole('heading', { name: 'Feder' });
  expect(printed()).toEqual([]);
  screen.getByText(/ohne Namen und Nummer/);
  const link = screen.getByRole('link', { name: 'Anmelden und herunterladen' });
  expect(link.getAttribute('href')).toBe('/auth/login');
  expect(screen.queryByRole('button', { name: 'Herunterladen' })).toBeNull();
  await user.click(await motif(/Drin!, gesperrt/));
  within(await screen.findByRole('region', { name: 'Noch gesperrt' })).getByText(/ersten Tor/);
});

test('a guest types a name too', async () => {
  const { user } = await openPage(t, path);
  const name = await screen.findByLabelText(/Name auf dem Trikot/);
  const motifs = screen.getByRole('group', { name: '6 Motive frei' });
  expect(name.compareDocumentPosition(motifs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(name.getAttribute('placeholder')).toBe('z. B. DENIZ');
  await waitFor(() => expect(printed()).toEqual(['DENIZ', '10']));
  await user.type(name, 'Ayşe');
  await waitFor(() => expect(printed()).toEqual(['AYŞE', '10']));
  await user.clear(name);
  await waitFor(() => expect(printed()).toEqual(['DENIZ', '10']));
  await user.click(await motif(/Drin!, gesperrt/));
  expect(screen.queryByLabelText(/Name auf dem Trikot/)).toBeNull();
});

test('under each locked motif stands what opens it', async () => {
  await openPage(t, path);
  const shelf = within(await screen.findByRole('group', { name: '3 Motive zum Freischalten' }));
  for (const way of ['Erstes Tor', 'Ein Jahr im Team', 'Belohnung im Spiel']) shelf.getByText(way);
});

test('a customer types a name, sees it on the phone, and saves the picture', async () => {
  const { client, userId } = await customer(t, 'anna');
  logInAs(client);
  const { user } = await openPage(t, path);
  const name = await screen.findByLabelText(/Name auf dem Trikot/);
  await user.clear(name);
  await user.type(name, 'çağrı');
  await waitFor(() => expect(printed()[0]).toBe('ÇAĞRI'));
  await user.selectOptions(screen.getByLabelText('Größe'), '720x1600');
  await user.click(screen.getByRole('radio', { name: /AVIF/ }));
  await user.click(screen.getByRole('button', { name: 'Herunterladen' }));
  await screen.findByText(/Das Bild ist gespeichert/);
  expect(screen.getByRole('button', { name: 'Teilen' }).dataset.look).toBe('primary');
  expect(screen.getByRole('button', { name: 'Herunterladen' }).dataset.look).toBe('secondary');
  expect(saved).toEqual(['kanarya-trikot-720x1600.avif']);
  expect(await t.db.query('SELECT FROM wallpaper_download WHERE user_id = $1', [userId])).toHaveLength(1);
  await motif(/schon geladen/);
});

test('what cannot be printed is said at its field, and nothing is asked', async () => {
  const { client } = await customer(t, 'bora');
  logInAs(client);
  const { user } = await openPage(t, path);
  const name = await screen.findByLabelText(/Name auf dem Trikot/);
  await user.clear(name);
  await user.type(name, 'T0R');
  await user.click(screen.getByRole('button', { name: 'Herunterladen' }));
  expect(await screen.findAllByText(/^Nur Buchstaben, Leerzeichen/)).toHaveLength(1);
  expect(document.activeElement).toBe(name);
  expect(saved).toEqual([]);
});

test('a print is shown with its picture, and the small ones ask for small pictures', async () => {
  await openPage(t, path);
  await screen.findAllByRole('radio');
  const large = screen.getByRole('img', { name: /Vorschau/ });
  const picture = large.querySelector('img');
  const face = picture?.closest('[data-there]');
  expect(face?.getAttribute('data-there')).toBe('false');
  if (picture) fireEvent.load(picture);
  await waitFor(() => expect(face?.getAttribute('data-there')).toBe('true'));
  const asked = [...document.querySelectorAll('label img')].map((image) => image.getAttribute('src'));
  expect(asked).toHaveLength(9);
  for (const address of asked) expect(address).toMatch(/\/preview\?size=small$/);
});

test('a number that no shirt has is not printed, and a motif without a print keeps what was typed', async () => {
  const { client } = await customer(t, 'deniz');
  logInAs(client);
  const { user } = await openPage(t, path);
  const number = await screen.findByLabelText(/Rückennummer/);
  await user.clear(number);
  await user.type(number, '61');
  await waitFor(() => expect(printed()[1]).toBe('61'));
  await user.type(number, '0');
  await screen.findByDisplayValue('610');
  expect(printed()[1]).toBe('61');
  await user.click(await motif(/^Feder$/));
  await screen.findByText(/ohne Namen und Nummer/);
  expect(screen.queryByLabelText(/Rückennummer/)).toBeNull();
  await user.click(await motif(/^Nummer am Wasser$/));
  await screen.findByDisplayValue('61');
  await waitFor(() => expect(printed()).toContain('61'));
  expect(screen.queryByText(/ohne Namen und Nummer/)).toBeNull();
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

test('the full look asks anew for each motif', async () => {
  await openPage(t, path);
  const picture = () => document.querySelector('dialog [role="img"] img');
  await screen.findAllByRole('radio');
  const before = picture();
  fireEvent.click(await motif(/^Feder$/));
  await screen.findByRole('heading', { name: 'Feder' });
  expect(picture()).not.toBe(before);
});
