import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentText } from '../../../src/server/infra/consents/consent-text.ts';
import { logChoice } from '../../../src/server/modules/consents/consents.service.ts';
import { forgetExpired } from '../../../src/server/retention.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

const SERVICES = 'tests/support/services.json';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { SERVICES_FILE: SERVICES } });
});
afterAll(() => t.close());

const versionNow = () => consentText(t.deps.words, t.deps.teams.kanarya)?.version ?? '';

test('a choice is logged with the text that was shown, and with nothing of the visitor', async () => {
  const version = versionNow();
  const client = t.client({ lang: 'tr' });
  const answer = await client.post('/api/consents', { version, granted: ['chat'] });
  expect(answer.status).toBe(201);
  expect(answer.headers['set-cookie']).toBeUndefined();
  const rows = await t.db.query<{ id: string }>('SELECT * FROM consent_choice');
  expect(rows).toEqual([
    { id: expect.any(String), version, lang: 'tr', granted: ['chat'], created_at: t.now() },
  ]);
  expect(answer.payload()).toEqual({ receipt: { id: rows[0]?.id, at: t.now().toISOString() } });
});

test('the text is kept once, in both languages and with the providers', async () => {
  for (const granted of [[], ['analytics', 'marketing']])
    expect((await t.client().post('/api/consents', { version: versionNow(), granted })).status).toBe(201);
  const texts = await t.db.query<{ shown: object }>('SELECT shown FROM consent_text');
  expect(texts).toHaveLength(1);
  expect(texts[0]?.shown).toMatchObject({
    providers: { chat: ['Chatwoot (Plauderei GmbH)'], marketing: ['Tagwerk GmbH'] },
    words: { de: { reject: 'Alle ablehnen' }, tr: { reject: 'Hepsini reddet' } },
  });
});

test('a text that was never shown is no consent, and no other purpose can be agreed to', async () => {
  const post = (body: object) => t.client().post('/api/consents', body);
  expect((await post({ version: 'x'.repeat(22), granted: ['chat'] })).problem()).toMatchObject({
    status: 409,
    referenceCode: 1108,
  });
  expect((await post({ version: versionNow(), granted: ['all'] })).status).toBe(422);
  expect((await post({ version: versionNow(), granted: ['chat'], name: 'Aylin' })).status).toBe(422);
});

test('a brand without services asks for nothing, so nothing can be agreed to', async () => {
  const client = t.client({ team: 'aslan' });
  expect(
    (await client.post('/api/consents', { version: versionNow(), granted: [] })).problem(),
  ).toMatchObject({
    referenceCode: 1108,
  });
});

test('a choice under an older text, of a page that is still open, counts for that text', async () => {
  const { words } = t.deps;
  const changed = { ...words, text: (...given: Parameters<typeof words.text>) => `${words.text(...given)}!` };
  const older = versionNow();
  expect(consentText(changed, t.deps.teams.kanarya)?.version).not.toBe(older);
  const choice = { team: 'kanarya', lang: 'de', version: older, granted: [] } as const;
  expect(await logChoice({ ...t.deps, words: changed }, { ...choice, granted: [] })).toMatchObject({
    id: expect.any(String),
  });
});

test('the log is forgotten after three years', async () => {
  t.pass({ days: 1000 });
  await forgetExpired(t.db, t.now());
  expect((await t.db.query('SELECT id FROM consent_choice')).length).toBeGreaterThan(0);
  t.pass({ days: 97 });
  await forgetExpired(t.db, t.now());
  expect(await t.db.query('SELECT id FROM consent_choice')).toEqual([]);
});
