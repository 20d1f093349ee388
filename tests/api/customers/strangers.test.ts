import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, guestWithProof, logIn, phones, registration } from '../../support/people.ts';
import type { Answer, TestClient } from '../../support/test-client.ts';

const unknownPhone = '+4917139208888';
const freePhone = '+4917139208801';

let t: TestApp;
let anna: TestClient;
beforeAll(async () => {
  t = await createTestApp();
  anna = (await customer(t, 'anna')).client;
});
afterAll(() => t.close());
beforeEach(async () => {
  t.pass({ days: 1 });
  anna = await logIn(t.client(), phones.anna);
});

type Ask = (client: TestClient, isKnown: boolean) => Promise<Answer>;

const emailFor = (isKnown: boolean) => (isKnown ? 'anna@example.org' : 'nobody@example.org');
const phoneFor = (isKnown: boolean) => (isKnown ? phones.anna : unknownPhone);

/** What asks about a phone or an address that has an account, or has none. */
const questions: [name: string, ask: Ask][] = [
  ['check-email', (client, known) => client.get(`/api/users/check-email?email=${emailFor(known)}`)],
  [
    'registration by phone',
    (client, known) =>
      client.post('/api/auth/register', registration({ phone: phoneFor(known), email: 'x@example.org' })),
  ],
  [
    'registration by e-mail',
    (client, known) =>
      client.post('/api/auth/register', registration({ phone: freePhone, email: emailFor(known) })),
  ],
  [
    'a forgotten password',
    (client, known) => client.post('/api/users/reset-password/generate-otp', { phone: phoneFor(known) }),
  ],
  ['a code', (client, known) => client.post('/api/phone-auth/generate-otp', { phone: phoneFor(known) })],
  [
    'a login',
    (client, known) => client.post('/api/auth/login', { username: emailFor(known), password: 'Wrong-pass1' }),
  ],
  ['an undo link', (client) => client.post('/api/auth/undo-contact-change', { token: 'x' })],
];

/** The parts of an answer that a stranger can compare. */
function seen({ status, text }: Answer): string {
  const { requestId: _id, ...body } = JSON.parse(text);
  return JSON.stringify({ status, body });
}

describe.each(questions)('%s', (_name, ask) => {
  test('answers a stranger alike for known and unknown', async () => {
    expect(seen(await ask(t.client(), true))).toBe(seen(await ask(t.client(), false)));
  });
});

test('a proved phone or a login learns whether an address is free, a stranger gets 1107', async () => {
  const ask = questions[0]?.[1] as Ask;
  expect((await ask(t.client(), true)).problem()).toMatchObject({ status: 403, referenceCode: 1107 });
  const proved = await guestWithProof(t, freePhone);
  expect((await ask(proved, true)).payload()).toEqual({ available: false });
  expect((await ask(proved, false)).payload()).toEqual({ available: true });
  expect((await ask(anna, true)).payload()).toEqual({ available: true });
});

test('1003 and 1048 answer only to the holder of the proved phone', async () => {
  const holder = t.client();
  (await holder.post('/api/phone-auth/generate-otp', { phone: phones.anna })).payload();
  const verified = await holder.post('/api/phone-auth/verify-otp', { code: await t.code(phones.anna) });
  expect(verified.problem().referenceCode).toBe(1066);
  const again = registration({ phone: phones.anna, email: 'x@example.org' });
  expect((await holder.post('/api/auth/register', again)).problem().referenceCode).toBe(1003);
  const proved = await guestWithProof(t, freePhone);
  const taken = registration({ phone: freePhone, email: 'anna@example.org' });
  expect((await proved.post('/api/auth/register', taken)).problem().referenceCode).toBe(1048);
});
