import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveChoices } from '../../../src/server/infra/notices/notice-choice.repository.ts';
import { forgetExpired } from '../../../src/server/retention.ts';
import type { PersonalData } from '../../../src/shared/api/export.ts';
import type { MessageView } from '../../../src/shared/api/messages.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { endedCustomer } from '../../support/ended-customer.ts';
import { paidOrder } from '../../support/lines.ts';
import { messagesIn, tell } from '../../support/messages.ts';
import { customer, logIn } from '../../support/people.ts';
import { stepUp } from '../../support/step-up.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('what goes out is kept in the words of the mail, without greeting, with paths in place of addresses', async () => {
  const { client } = await paidOrder(t);
  const { messages, unread, next, keptDays } = await messagesIn(client);
  expect(messages.map(({ title }) => title.replace(/[VF]-\d+|\d{4}-\d{4}-\d+/, '…'))).toEqual(
    expect.arrayContaining(['Ihre Vertragsbestätigung …', 'Ihre Bestellung … bei Kanarya Mobil']),
  );
  const receipt = messages.find(({ title }) => title.startsWith('Ihre Bestellung'));
  expect(receipt).toMatchObject({
    group: 'orders',
    sentBy: ['email'],
    hasFiles: true,
    path: '/widerrufen',
    lang: 'de',
    readAt: null,
  });
  expect(receipt?.text).toMatch(/^Vielen Dank für Ihre Bestellung/);
  expect(receipt?.text).not.toMatch(/Guten Tag|Ihr Team|https?:/);
  expect({ unread, next, keptDays }).toEqual({ unread: messages.length, next: null, keptDays: 365 });
});

test('it is written in the language of its reader', async () => {
  const { client, userId } = await customer(t, 'anna');
  const to = 'anna@example.org';
  await tell(t, { userId, to, lang: 'tr' });
  t.pass({ seconds: 1 });
  await tell(t, { userId, to, lang: 'de' });
  const [german, turkish] = (await messagesIn(client)).messages;
  expect(german).toMatchObject({ lang: 'de', title: expect.stringMatching(/ist beendet$/) });
  expect(turkish).toMatchObject({ lang: 'tr', title: expect.stringMatching(/sona erdi$/) });
  expect(turkish?.text).not.toMatch(/Merhaba|ekibiniz/);
});

test('it is written with the mail or not at all', async () => {
  const { client, userId } = await customer(t, 'bora');
  const letter = { userId, to: 'bora@example.org' };
  const refused = t.db.transaction(async (tx) => {
    await tell(t, letter, tx);
    throw new Error('changed my mind');
  });
  await expect(refused).rejects.toThrow('changed my mind');
  expect((await messagesIn(client)).messages).toEqual([]);
});

test('read is one message, or all of them; a message of another customer is none', async () => {
  const { client, userId } = await customer(t, 'cem');
  for (let at = 0; at < 3; at++) await tell(t, { userId, to: 'cem@example.org' });
  const [first] = (await messagesIn(client)).messages;
  const other = (await paidOrder(t)).client;
  expect((await other.post(`/api/messages/${first?.id}/read`)).problem()).toMatchObject({
    status: 404,
    referenceCode: 1154,
  });
  expect((await client.post(`/api/messages/${first?.id}/read`)).payload()).toEqual({ unread: 2 });
  expect((await client.post(`/api/messages/${first?.id}/read`)).payload()).toEqual({ unread: 2 });
  expect((await client.get('/api/messages/unread')).payload()).toEqual({ unread: 2 });
  expect((await client.post('/api/messages/read')).payload()).toEqual({ unread: 0 });
  const { messages } = await messagesIn(client);
  expect(messages.every(({ readAt }) => readAt !== null)).toBe(true);
  expect((await other.get('/api/messages/unread')).payload<{ unread: number }>().unread).toBeGreaterThan(0);
});

test('nothing deletes a message', async () => {
  const { paths } = (await t.app.inject('/api/openapi.json')).json();
  const operations = Object.entries(paths as Record<string, object>).filter(([path]) =>
    path.startsWith('/api/messages'),
  );
  expect(operations.length).toBeGreaterThan(2);
  expect(operations.flatMap(([, methods]) => Object.keys(methods)).sort()).toEqual([
    'get',
    'get',
    'post',
    'post',
  ]);
});

test('pages follow each other without gap or repetition, also while new messages come', async () => {
  const { client, userId } = await customer(t, 'deniz');
  const to = 'deniz@example.org';
  // Several have the same moment.
  for (let at = 0; at < 45; at++) {
    await tell(t, { userId, to, values: { contract: `V-${at}` } });
    if (at % 4 === 0) t.pass({ seconds: 1 });
  }
  const all = await t.db.query<{ id: string }>(
    'SELECT id FROM notice WHERE user_id = $1 ORDER BY created_at DESC, id DESC',
    [userId],
  );
  await logIn(client, to);
  const seen: MessageView[] = [];
  let before: string | undefined;
  do {
    const page = await messagesIn(client, before);
    expect(page.messages.length).toBeLessThanOrEqual(20);
    seen.push(...page.messages);
    before = page.next ?? undefined;
    t.pass({ seconds: 1 });
    await tell(t, { userId, to });
  } while (before !== undefined);
  expect(seen.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  // A place in the messages of another customer is none.
  const other = (await paidOrder(t)).client;
  expect((await messagesIn(other, seen[3]?.id)).messages).toEqual([]);
});

test('after a year a message goes, and in the export it is until then', async () => {
  const { client, email, userId } = await endedCustomer(t);
  const { messages } = await messagesIn(client);
  const kept = messages.length;
  const data = (await client.get('/api/auth/me/export')).payload<PersonalData>();
  expect(JSON.stringify(data)).toContain(messages.at(-1)?.title);
  const countOf = async () =>
    (await t.db.query<{ n: number }>('SELECT count(*)::int AS n FROM notice WHERE user_id = $1', [userId]))[0]
      ?.n;
  expect(await countOf()).toBe(kept + 1); // the export is told
  t.pass({ days: 364 });
  await forgetExpired(t.db, t.now());
  expect(await countOf()).toBe(kept + 1);
  t.pass({ days: 2 });
  await tell(t, { userId, to: email });
  await forgetExpired(t.db, t.now());
  expect(await countOf()).toBe(1);
});

test('a closed account keeps none, and gets none', async () => {
  const { client, email, userId } = await endedCustomer(t);
  expect((await messagesIn(client)).messages.length).toBeGreaterThan(1);
  await stepUp(client);
  (await client.post('/api/users/me/closing', { understood: true })).payload();
  await tell(t, { userId, to: email });
  // A choice that was on its way when the account was closed.
  const choice = { group: 'usage', email: true, sms: false, isDefault: false } as const;
  await saveChoices(t.db, userId, [choice], { version: 'v', now: t.now() });
  expect(await t.db.query('SELECT id FROM notice WHERE user_id = $1', [userId])).toEqual([]);
  expect(await t.db.query('SELECT user_id FROM notice_choice WHERE user_id = $1', [userId])).toEqual([]);
});
