import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetExpired } from '../../../src/server/retention.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { examplesOf } from '../../support/example.ts';
import { customer } from '../../support/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const url = '/api/support/messages';
const { valid, refused } = await examplesOf('support/message');
const stored = (id: string) => t.db.query('SELECT * FROM support_message WHERE id = $1', [id]);
const idOf = (answer: { payload<T>(): T }) => answer.payload<{ message: { id: string } }>().message.id;

test('a guest’s message is stored, confirmed in its language and handed to the service', async () => {
  const form = { ...valid, name: 'Ayşe Öz', email: 'ayse@example.org', message: 'Hattım {açılmadı} <b>' };
  const answer = await t.client({ lang: 'tr' }).post(url, form);
  expect(answer.status).toBe(201);
  expect((await stored(idOf(answer)))[0]).toMatchObject({
    ...form,
    team: 'kanarya',
    lang: 'tr',
    user_id: null,
  });
  const [mail] = await t.outbox('ayse@example.org');
  expect(mail).toMatchObject({ template: 'support-received', lang: 'tr' });
  expect(mail?.text).toContain('Merhaba Ayşe Öz');
  expect(mail?.text).not.toContain('açılmadı');
  const [handed] = await t.outbox('service@kanarya.fanline.example');
  expect(handed?.text).toContain('Hattım {açılmadı} <b>');
});

test('a customer’s message says whose it is; an expired token loses no message', async () => {
  const { client, userId } = await customer(t, 'anna');
  expect((await stored(idOf(await client.post(url, valid))))[0]).toMatchObject({ user_id: userId });
  client.token = 'long-gone';
  expect((await stored(idOf(await client.post(url, valid))))[0]).toMatchObject({ user_id: null });
});

test('what the form refuses is not stored', async () => {
  const before = await t.db.query('SELECT id FROM support_message');
  expect((await t.client().post(url, refused.data)).problem()).toMatchObject({
    status: 422,
    errors: [{ path: refused.path, rule: refused.rule }],
  });
  expect(await t.db.query('SELECT id FROM support_message')).toEqual(before);
});

test('messages are forgotten after three years', async () => {
  const id = idOf(await t.client().post(url, valid));
  const inYears = (years: number) => new Date(t.now().getTime() + years * 365 * 24 * 60 * 60 * 1000);
  await forgetExpired(t.db, inYears(2.99));
  expect(await stored(id)).toHaveLength(1);
  await forgetExpired(t.db, inYears(3.01));
  expect(await stored(id)).toEqual([]);
});
