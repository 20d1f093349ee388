import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const rows = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('link');

test('before a place is named there are the towns, each a link', async () => {
  await openPage(t, '/shops');
  const berlin = await screen.findByRole('link', { name: /Berlin/ });
  expect(berlin.getAttribute('href')).toBe('/shops/in/berlin');
  await screen.findByText('353 Shops in 141 Orten');
  await screen.findByRole('img', { name: /^Deutschlandkarte: 353 Shops in 141 Orten/ });
});

test('the nearest shops have their numbers, and the next ones go on counting', async () => {
  const { user } = await openPage(t, '/shops?near=50667');
  const first = await rows('Rund um 50667');
  await screen.findByText(/^\d{1,2} Shops im Umkreis von 10 km$/);
  expect(first).toHaveLength(12);
  expect(first[0]?.textContent).toMatch(/^1Kapitän Ahornweg.*50667 Köln/);
  expect(first[0]?.getAttribute('href')).toBe('/shops/kapitaen-ahornweg-koeln-50667');
  await user.click(screen.getByRole('button', { name: 'Weiter entfernte' }));
  await vi.waitFor(async () => expect((await rows('Rund um 50667'))[0]?.textContent).toMatch(/^13/));
  await user.click(screen.getByRole('button', { name: 'Näher gelegene' }));
  await vi.waitFor(async () => expect((await rows('Rund um 50667'))[0]?.textContent).toMatch(/^1Kap/));
});

test('a place that nobody knows is said', async () => {
  await openPage(t, '/tr/shops?near=Entenhausen');
  await screen.findByRole('heading', { name: '“Entenhausen” adında bir yer bulamadık' });
});

test('a shop shows its week, its languages, and the hotline where it has no number', async () => {
  await openPage(t, '/shops/doppelpass-gladbeck-45964');
  await screen.findByRole('heading', { level: 1, name: 'Doppelpass Gladbeck' });
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(screen.getByRole('row', { name: /^Montag/ }).textContent).toBe('Montag bis Samstag10:00–20:00');
  expect(screen.getByRole('row', { name: /^Sonntag/ }).textContent).toBe('Sonntaggeschlossen');
  expect(screen.getByText(/^Beratung auf Deutsch(, | und )Türkisch/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Hotline: / })).toBeTruthy();
  expect(document.title).toMatch(/^Doppelpass Gladbeck – Shop \|/);
});

test('a browser without a position says so', async () => {
  const { user } = await openPage(t, '/shops');
  await user.click(await screen.findByRole('button', { name: 'Meinen Standort verwenden' }));
  await screen.findByText(/^Ihr Gerät kann den Standort gerade nicht bestimmen/);
});

describe('on a Wednesday in June, whatever the device’s clock says', () => {
  /** A page that the server made at this time of the day. */
  async function openAt(time: string, address: string) {
    const now = new Date(`2026-06-17T${time}:00+02:00`);
    const start = Object.assign(document.createElement('script'), {
      id: 'bootstrap',
      type: 'application/json',
      text: JSON.stringify({ now: now.getTime() }),
    });
    document.body.append(start);
    await openPage(await createTestApp({ db: t.db, now }), address);
  }

  test('those that are open at noon say until when', async () => {
    await openAt('12:00', '/shops?near=50667&open=now');
    const open = await rows('Rund um 50667');
    expect(screen.queryByText('Jetzt alle geschlossen')).toBeNull();
    expect(open).toHaveLength(12);
    for (const row of open) expect(row.textContent).toMatch(/Geöffnet bis \d{1,2}(:30)?\u00a0Uhr/);
  });

  test('at night none is open, and it is said where to see the hours', async () => {
    await openAt('23:00', '/shops?near=50667&open=now');
    await screen.findByText('Gerade ist kein Shop geöffnet');
    await screen.findByText('Unter „Alle“ sehen Sie, wann die Shops wieder öffnen.');
  });

  test('in the early morning each says when it opens', async () => {
    await openAt('06:00', '/shops?near=50667');
    await screen.findByText('Jetzt alle geschlossen');
    for (const row of await rows('Rund um 50667'))
      expect(row.textContent).toMatch(/Öffnet heute um \d{1,2}(:30)?\u00a0Uhr/);
  });
});
