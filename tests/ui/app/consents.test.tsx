import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import {
  askLikeServer,
  consentVersion,
  CONSENT_KEY as KEY,
  SERVICES_FILE,
} from '../../support/asking-page.ts';
import { openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { SERVICES_FILE } });
});
afterAll(() => t.close());

const versionNow = () => consentVersion(t);
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const logged = () =>
  t.db.query<{ lang: string; granted: string[] }>(
    'SELECT lang, granted FROM consent_choice ORDER BY created_at DESC, id',
  );

let forget: () => void;
beforeEach(() => {
  forget = askLikeServer(t);
});
afterEach(async () => {
  forget();
  localStorage.clear();
  await t.db.query('DELETE FROM consent_choice');
});

test('the first visit is asked; a refusal takes one press, as does a consent, and is logged', async () => {
  const { user } = await openPage(t, '/information/faq');
  const panel = await screen.findByRole('dialog', { name: 'Welche Dienste dürfen wir laden?' });
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
  const panel = await screen.findByRole('dialog', { name: 'Hangi hizmetleri yükleyebiliriz?' });
  await user.click(within(panel).getByRole('button', { name: 'Tek tek seç' }));
  const switches = await within(panel).findAllByRole('switch');
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
  await user.click(await within(panel).findByRole('switch', { name: 'Chat' }));
  await user.click(within(panel).getByRole('button', { name: 'Auswahl speichern' }));
  await waitFor(() => expect(kept()?.receipt).toBeDefined());
  await user.click(screen.getByRole('button', { name: 'Ihre Einwilligungen' }));
  const again = await screen.findByRole('dialog');
  expect(await within(again).findByRole('switch', { name: 'Chat', checked: true })).toBeDefined();
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
