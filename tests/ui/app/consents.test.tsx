import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { consentText } from '../../../src/server/infra/consents/consent-text.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { openPage } from '../../support/render-app.tsx';

const KEY = 'fanline.kanarya.consent';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { SERVICES_FILE: 'tests/support/services.json' } });
});
afterAll(() => t.close());

const versionNow = () => consentText(t.deps.words, t.deps.teams.kanarya)?.version ?? '';
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const logged = () =>
  t.db.query<{ lang: string; granted: string[] }>(
    'SELECT lang, granted FROM consent_choice ORDER BY created_at DESC, id',
  );

/** What the server writes into the page's HTML for the brand. */
beforeEach(() => {
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'bootstrap';
  const consent = { version: versionNow(), services: t.deps.teams.kanarya.services };
  data.textContent = JSON.stringify({ team: 'kanarya', consent });
  document.head.append(data);
});
afterEach(async () => {
  document.getElementById('bootstrap')?.remove();
  localStorage.clear();
  await t.db.query('DELETE FROM consent_choice');
});

test('the first visit is asked; a refusal takes one press, as does a consent, and is logged', async () => {
  const { user } = await openPage(t, '/information/faq');
  const panel = await screen.findByRole('dialog', { name: 'Dürfen wir mitzählen?' });
  const looks = ['Alle ablehnen', 'Alle annehmen'].map(
    (name) => within(panel).getByRole('button', { name }).dataset.look,
  );
  expect(looks).toEqual(['secondary', 'secondary']);
  expect(kept()).toBeNull();
  await user.click(within(panel).getByRole('button', { name: 'Alle ablehnen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(kept()?.receipt).toBeDefined());
  expect(kept()).toEqual({
    version: versionNow(),
    granted: [],
    receipt: { id: expect.any(String), at: expect.any(String) },
  });
  expect(await logged()).toEqual([{ lang: 'de', granted: [] }]);
});

test('each purpose is allowed by itself, and nothing is ticked beforehand', async () => {
  const { user } = await openPage(t, '/tr/information/faq');
  const panel = await screen.findByRole('dialog', { name: 'Ziyaretinizi sayabilir miyiz?' });
  await user.click(within(panel).getByRole('button', { name: 'Tek tek seç' }));
  const switches = within(panel).getAllByRole('switch');
  expect(switches).toHaveLength(3);
  for (const one of switches) expect(one.getAttribute('aria-checked')).toBe('false');
  await user.click(within(panel).getByRole('switch', { name: 'Sohbet' }));
  await user.click(within(panel).getByRole('button', { name: 'Seçimi kaydet' }));
  await waitFor(() => expect(kept()?.receipt).toBeDefined());
  expect(await logged()).toEqual([{ lang: 'tr', granted: ['chat'] }]);
});

test('the footer opens it again with the choice so far, and a press takes it back', async () => {
  const { user } = await openPage(t, '/information/faq');
  const panel = await screen.findByRole('dialog');
  await user.click(within(panel).getByRole('button', { name: 'Einzeln auswählen' }));
  await user.click(within(panel).getByRole('switch', { name: 'Chat' }));
  await user.click(within(panel).getByRole('button', { name: 'Auswahl speichern' }));
  await waitFor(() => expect(kept()?.receipt).toBeDefined());
  await user.click(screen.getByRole('button', { name: 'Ihre Einwilligungen' }));
  const again = await screen.findByRole('dialog');
  expect(within(again).getByRole('switch', { name: 'Chat', checked: true })).toBeDefined();
  expect(within(again).getByText(new RegExp(kept().receipt.id))).toBeDefined();
  await user.click(within(again).getByRole('button', { name: 'Alle ablehnen' }));
  await waitFor(() => expect(kept()).toMatchObject({ granted: [], receipt: expect.anything() }));
});

test('what could not be logged is logged with the next visit', async () => {
  const first = await openPage(t, '/information/faq');
  first.network.online = false;
  await first.user.click(await screen.findByRole('button', { name: 'Alle annehmen' }));
  await waitFor(() => expect(kept()).toMatchObject({ granted: ['analytics', 'chat', 'marketing'] }));
  expect(kept().receipt).toBeUndefined();
  first.network.restore();
  localStorage.setItem(KEY, JSON.stringify({ version: versionNow(), granted: [] }));
  await openPage(t, '/information/faq');
  await waitFor(() => expect(kept().receipt).toBeDefined());
  expect(await logged()).toEqual([{ lang: 'de', granted: [] }]);
});

test('a choice under another text, or of more than a year ago, does not count', async () => {
  const receipt = { id: 'x', at: new Date().toISOString() };
  const old = { id: 'x', at: '2020-01-01T00:00:00.000Z' };
  for (const choice of [
    { version: 'another', granted: [], receipt },
    { version: versionNow(), granted: [], receipt: old },
  ]) {
    localStorage.setItem(KEY, JSON.stringify(choice));
    await openPage(t, '/information/faq');
    expect(await screen.findByRole('dialog')).toBeDefined();
  }
});

test.each(['/auth/login', '/support'])('nothing is asked on %s, where somebody types', async (path) => {
  await openPage(t, path);
  await screen.findByRole('button', { name: 'Ihre Einwilligungen' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(screen.queryByRole('dialog')).toBeNull();
});
