import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, password, phones } from '../../support/people.ts';

const next = 'Anderes-Spiel3';
const ask = '/api/users/reset-password/generate-otp';
const verify = '/api/users/reset-password/verify-otp';
const reset = '/api/users/reset-password';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.pass({ days: 2 }));

async function tokenFor(phone: string) {
  const client = t.client();
  (await client.post(ask, { phone })).payload();
  const answer = await client.post(verify, { code: await t.code(phone) });
  return { client, token: answer.payload<{ resetToken: string }>().resetToken };
}

const body = (secret: string) => ({ password: secret, passwordConfirmation: secret });

test('a code, a token, a new password; all sessions end', async () => {
  const { client: old } = await customer(t, 'anna');
  const { client, token } = await tokenFor(phones.anna);
  expect((await client.post(reset, body(next), { 'x-reset-token': token })).payload()).toEqual({});
  expect((await old.get('/api/users/me')).status).toBe(401);
  expect((await old.post('/api/auth/refresh')).status).toBe(401);
  const login = (secret: string) =>
    t.client().post('/api/auth/login', { username: phones.anna, password: secret });
  expect((await login(password)).status).toBe(401);
  expect((await login(next)).status).toBe(200);
  expect((await t.outbox('anna@example.org')).at(-1)).toMatchObject({ template: 'password-changed' });
});

test('a token is good once, for 15 minutes, for its team', async () => {
  await customer(t, 'bora');
  const { client, token } = await tokenFor(phones.bora);
  const headers = { 'x-reset-token': token };
  const elsewhere = t.client({ team: 'aslan' });
  expect((await elsewhere.post(reset, body(next), headers)).problem().referenceCode).toBe(1007);
  expect((await client.post(reset, body(next), headers)).status).toBe(200);
  expect((await client.post(reset, body(next), headers)).problem().referenceCode).toBe(1007);
  t.pass({ days: 1 });
  const late = await tokenFor(phones.bora);
  t.pass({ minutes: 15 });
  const answer = await late.client.post(reset, body(next), { 'x-reset-token': late.token });
  expect(answer.problem()).toMatchObject({ status: 400, referenceCode: 1007 });
});

test('the old password is refused, and the token stays good', async () => {
  await customer(t, 'cem');
  const { client, token } = await tokenFor(phones.cem);
  const same = await client.post(reset, body(password), { 'x-reset-token': token });
  expect(same.problem()).toMatchObject({
    referenceCode: 1009,
    errors: [
      {
        path: '/password',
        rule: 'passwordUnchanged',
        message: 'Das neue Passwort muss sich vom bisherigen unterscheiden.',
      },
    ],
  });
  expect((await client.post(reset, body(next), { 'x-reset-token': token })).status).toBe(200);
});

test('a stranger cannot tell a known phone from an unknown one', async () => {
  const known = await t.client().post(ask, { phone: phones.cem });
  const stranger = t.client();
  const unknown = await stranger.post(ask, { phone: '+4917139208888' });
  expect(unknown.payload()).toEqual(known.payload());
  expect(await t.outbox('+4917139208888')).toEqual([]);
  expect((await stranger.post(verify, { code: '123456' })).problem()).toMatchObject({
    referenceCode: 1028,
    triesLeft: 4,
  });
});

test('where accounts may be revealed, an unknown phone is 1008', async () => {
  const open = await createTestApp({ env: { REVEAL_ACCOUNTS: '1' } });
  const answer = await open.client().post(ask, { phone: '+4917139208888' });
  expect(answer.problem()).toMatchObject({ status: 404, referenceCode: 1008 });
  await open.close();
});
