import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, password, phones } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';

const next = 'Anderes-Spiel3';
const url = '/api/users/me/password';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const form = (currentPassword: string, secret = next) => ({
  currentPassword,
  password: secret,
  passwordConfirmation: secret,
});

const login = (phone: string, secret: string, client = t.client()) =>
  client.post('/api/auth/login', { username: phone, password: secret });

async function secondDevice(phone: string): Promise<TestClient> {
  const client = t.client();
  const answer = await login(phone, password, client);
  client.token = answer.payload<{ accessToken: string }>().accessToken;
  return client;
}

test('a new password: this session goes on, all others end, the owner gets a mail', async () => {
  const { client: here } = await customer(t, 'anna', { lang: 'tr' });
  const there = await secondDevice(phones.anna);
  expect((await here.post(url, form(password))).payload()).toEqual({});
  expect((await here.get('/api/users/me')).status).toBe(200);
  expect((await there.get('/api/users/me')).status).toBe(401);
  expect((await there.post('/api/auth/refresh')).status).toBe(401);
  expect((await login(phones.anna, password)).status).toBe(401);
  expect((await login(phones.anna, next)).status).toBe(200);
  const mail = (await t.outbox('anna@example.org')).at(-1);
  expect(mail).toMatchObject({ template: 'password-changed', lang: 'tr' });
  expect(mail?.text).toContain('Diğer tüm cihazlardaki oturumlar');
});

test('a wrong current password is refused at its field, in words, and nothing ends', async () => {
  const { client } = await customer(t, 'bora');
  const other = await secondDevice(phones.bora);
  expect((await client.post(url, form('Falsches-1'))).problem()).toMatchObject({
    status: 422,
    referenceCode: 1100,
    errors: [
      { path: '/currentPassword', rule: 'wrongPassword', message: 'Das ist nicht Ihr bisheriges Passwort.' },
    ],
  });
  expect((await other.get('/api/users/me')).status).toBe(200);
  expect((await login(phones.bora, password)).status).toBe(200);
});

test('the rules of the form hold: too weak, unchanged, not repeated', async () => {
  const { client } = await customer(t, 'cem');
  expect((await client.post(url, form(password, 'abc'))).status).toBe(422);
  expect((await client.post(url, form(password, password))).problem()).toMatchObject({
    errors: [{ path: '/password', rule: 'passwordUnchanged' }],
  });
  expect((await client.post(url, { ...form(password), passwordConfirmation: 'x' })).status).toBe(422);
  expect((await t.client().post(url, form(password))).problem().referenceCode).toBe(1034);
});

test('guessing is delayed as at the login', async () => {
  t.pass({ days: 1 });
  const thief = await secondDevice(phones.bora);
  for (let tries = 0; tries < 5; tries++) await thief.post(url, form(`Falsches-${tries}`));
  const answer = await thief.post(url, form(password));
  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('a leaked password is refused in words, by the form and by a dry run of it', async () => {
  const { client } = await customer(t, 'deniz', { lang: 'tr' });
  const leaked = form(password, 'Chelsea1905!');
  const refused = await client.post(url, leaked);
  expect(refused.problem()).toMatchObject({
    status: 422,
    errors: [
      { path: '/password', rule: 'passwordCommon', message: expect.stringMatching(/^Bu şifre .*\.$/) },
    ],
  });
  const dry = await client.post('/api/forms/account/password/validate', leaked);
  expect(dry.payload()).toMatchObject({ valid: false, errors: [{ rule: 'passwordCommon' }] });
});
