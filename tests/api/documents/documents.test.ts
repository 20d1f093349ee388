import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeDocument } from '../../../src/server/infra/pdf/document.service.ts';
import type { DocumentOwner } from '../../../src/server/infra/pdf/document.ts';
import { dispatchDue } from '../../../src/server/infra/ports/outbox/dispatcher.ts';
import { enqueue } from '../../../src/server/infra/ports/outbox/outbox.ts';
import { forgetExpired } from '../../../src/server/retention.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { smallPdf } from '../../support/documents.ts';
import { customer, guestWithProof, phones, registration } from '../../support/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function store(owner: DocumentOwner, text: string, expiresAt?: Date) {
  const bytes = await smallPdf(t, text);
  const facts = { team: 'kanarya', kind: 'terms', owner, bytes, fileName: 'Papier.pdf' } as const;
  const stored = await storeDocument(t.db, t.deps, { ...facts, ...(expiresAt ? { expiresAt } : {}) });
  return { ...stored, bytes };
}

test('the owner gets the bytes as they were stored; nobody else does', async () => {
  const { client, userId } = await customer(t, 'anna');
  const { id, hash, bytes } = await store(`user:${userId}`, 'Nur für Anna');
  expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'));
  const answer = await client.get(`/api/documents/${id}`);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-language']).toBe('de');
  expect(answer.headers['content-disposition']).toBe('inline; filename="Papier.pdf"');
  const stranger = (await t.client().get(`/api/documents/${id}`)).problem();
  expect([stranger.status, stranger.referenceCode]).toEqual([404, 1011]);
  expect((await t.client().post(`/api/documents/${id}/link`)).status).toBe(404);
});

test('a link opens it for five minutes, without headers, and for no other document', async () => {
  const { client, userId } = await customer(t, 'bora');
  const { id, bytes } = await store(`user:${userId}`, 'Nur für Bora');
  const other = await store(`user:${userId}`, 'Auch für Bora');
  const { url } = (await client.post(`/api/documents/${id}/link`)).payload<{ url: string }>();
  const open = (address: string) => t.app.inject({ url: address });
  expect((await open(url)).rawPayload.equals(bytes)).toBe(true);
  expect((await open(url.replace(id, other.id))).statusCode).toBe(404);
  expect((await open(url.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 60}`))).statusCode).toBe(
    404,
  );
  expect((await open(url.replace(/&signature=.*/, ''))).statusCode).toBe(422);
  t.pass({ minutes: 5 });
  expect((await open(url)).statusCode).toBe(200);
  t.pass({ seconds: 1 });
  expect((await open(url)).statusCode).toBe(404);
});

test('a public one needs no owner', async () => {
  const { id } = await store('public', 'Für alle');
  expect((await t.app.inject({ url: `/api/documents/${id}` })).statusCode).toBe(200);
});

test('what a guest was given belongs to the account afterwards', async () => {
  const client = await guestWithProof(t, phones.cem);
  const [guest] = await t.db.query<{ id: string }>('SELECT id FROM guest WHERE proved_phone = $1', [
    phones.cem,
  ]);
  const { id } = await store(`guest:${guest!.id}`, 'Für den Gast');
  expect((await client.get(`/api/documents/${id}`)).status).toBe(200);
  const form = registration({ phone: phones.cem, email: 'cem@example.org' });
  const { accessToken } = (await client.post('/api/auth/register', form)).payload<{ accessToken: string }>();
  client.cookies.clear();
  expect((await client.get(`/api/documents/${id}`)).status).toBe(404);
  client.token = accessToken;
  expect((await client.get(`/api/documents/${id}`)).status).toBe(200);
});

test('the same bytes for the same owner are kept once', async () => {
  const first = await store('public', 'Einmal');
  const second = await store('public', 'Einmal');
  const elsewhere = await store('guest:somebody', 'Einmal');
  expect(second.id).toBe(first.id);
  expect(elsewhere).toMatchObject({ hash: first.hash });
  expect(elsewhere.id).not.toBe(first.id);
});

test.each(['bytes', 'hash', 'kind', 'created_at', 'owner'])('nobody can change its %s', async (column) => {
  const { id } = await store('public', `Fest ${column}`);
  const value = column === 'bytes' ? "'\\x00'" : column === 'created_at' ? 'now()' : `'${'0'.repeat(64)}'`;
  const change = t.db.query(`UPDATE document SET ${column} = ${value} WHERE id = $1`, [id]);
  await expect(change).rejects.toThrow('immutable');
});

test('what was made for a guest and led to nothing is forgotten, all else is kept', async () => {
  const soon = new Date(t.now().getTime() + 60_000);
  const passing = await store('guest:passing', 'Vorläufig', soon);
  const ordered = await store('guest:ordering', 'Bestellt', soon);
  await store('guest:ordering', 'Bestellt');
  await forgetExpired(t.db, new Date(soon.getTime() + 1));
  const left = await t.db.query<{ id: string }>('SELECT id FROM document WHERE id IN ($1, $2)', [
    passing.id,
    ordered.id,
  ]);
  expect(left.map(({ id }) => id)).toEqual([ordered.id]);
});

test('a mail takes its documents along, in their order, and the outbox shows them', async () => {
  const to = 'anhang@example.org';
  const [one, two] = [await store('public', 'Anhang 1'), await store('public', 'Anhang 2')];
  const words = { subject: 'Papiere', text: 'Anbei.', template: 'test', lang: 'de' } as const;
  const attachments = [two.id, one.id];
  await enqueue(t.db, { now: t.now(), team: 'kanarya', channel: 'email', to, ...words, attachments });
  const sent: Uint8Array[][] = [];
  const mail = {
    send: async (message: { to: string; attachments?: readonly { bytes: Uint8Array }[] }) => {
      if (message.to === to) sent.push((message.attachments ?? []).map(({ bytes }) => bytes));
    },
  };
  const ports = { sms: { send: async () => {} }, mail };
  await dispatchDue({
    db: t.db,
    clock: t.now,
    ports,
    foot: () => [],
    keepsTexts: true,
    onFailure: (error) => expect.fail(String(error)),
  });
  expect(sent.map((files) => files.map((bytes) => Buffer.from(bytes).equals(two.bytes)))).toEqual([
    [true, false],
  ]);
  const shown = JSON.parse((await t.app.inject({ url: `/dev/outbox.json?to=${to}` })).body);
  const [{ attachments: files }] = shown.messages;
  expect(files).toHaveLength(2);
  expect((await t.app.inject({ url: files[0].url })).rawPayload.equals(two.bytes)).toBe(true);
  expect((await t.app.inject({ url: '/dev/outbox' })).body).toContain('Papier.pdf</a>');
});
