import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertResetToken } from '../../../src/server/modules/customers/password-reset.repository.ts';
import { tokenHash } from '../../../src/server/modules/customers/token-hash.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, logIn, password, phones } from '../../support/people.ts';
import { stepUp } from '../../support/step-up.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
let anna: TestClient;
beforeAll(async () => {
  t = await createTestApp();
  anna = (await customer(t, 'anna')).client;
});
afterAll(() => t.close());
beforeEach(async () => {
  t.pass({ days: 1 });
  anna = await session(phones.anna);
});

const path = '/api/auth/step-up';

const session = (username: string) => logIn(t.client(), username);

const guarded: [name: string, act: (client: TestClient) => ReturnType<TestClient['get']>][] = [
  ['a new e-mail address', (client) => client.send('PATCH', '/api/auth/me', { email: 'new@example.org' })],
  ['a new phone', (client) => client.send('PATCH', '/api/auth/me', { phone: '+4917139200099' })],
  [
    'the deletion of a means of payment',
    (client) => client.send('DELETE', `/api/users/me/payment-methods/${randomUUID()}`),
  ],
  [
    'another default means of payment',
    (client) => client.post(`/api/users/me/payment-methods/${randomUUID()}/default`),
  ],
  ['the code of an eSIM', (client) => client.post(`/api/contracts/me/${randomUUID()}/esim-code`)],
];

describe.each(guarded)('%s', (_name, act) => {
  test('needs a step-up: 403, 1112', async () => {
    expect((await act(anna)).problem()).toMatchObject({ status: 403, referenceCode: 1112 });
  });

  test('needs a session before: 401, 1034', async () => {
    expect((await act(t.client())).problem()).toMatchObject({ status: 401, referenceCode: 1034 });
  });

  test('is open for ten minutes of this session alone', async () => {
    const other = await session(phones.anna);
    await stepUp(anna);
    expect((await act(other)).problem().referenceCode).toBe(1112);
    t.pass({ seconds: 599 });
    // It is open: what it is refused for now is something else, or nothing.
    const answer = await act(anna);
    expect(answer.status === 200 || answer.problem().referenceCode !== 1112).toBe(true);
    if (answer.status === 200)
      (await anna.send('PATCH', '/api/auth/me', { email: 'anna@example.org' })).payload();
    t.pass({ seconds: 1 });
    expect((await act(anna)).problem().referenceCode).toBe(1112);
  });
});

test('the session goes on under new tokens, and the old ones open nothing', async () => {
  const [token, cookies] = [anna.token, new Map(anna.cookies)];
  await stepUp(anna);
  expect(anna.token).not.toBe(token);
  expect([...anna.cookies]).not.toEqual([...cookies]);
  expect((await anna.get('/api/users/me')).status).toBe(200);
  expect((await anna.post('/api/auth/refresh')).status).toBe(200);

  const thief = t.client();
  thief.token = token;
  expect((await thief.get('/api/users/me')).problem().referenceCode).toBe(1034);
  t.pass({ minutes: 1 });
  for (const [name, value] of cookies) thief.cookies.set(name, value);
  expect((await thief.post('/api/auth/refresh')).problem().referenceCode).toBe(1005);
});

test('a client without cookies gets a new access token and keeps its refresh token', async () => {
  const app = t.client({ headers: { 'x-client': 'api' } });
  const grant = (await app.post('/api/auth/login', { username: phones.anna, password })).payload<{
    accessToken: string;
    refreshToken: string;
  }>();
  app.token = grant.accessToken;
  await stepUp(app);
  expect(app.token).not.toBe(grant.accessToken);
  expect((await app.get('/api/users/me')).status).toBe(200);
  const refreshed = await app.post('/api/auth/refresh', { refreshToken: grant.refreshToken });
  expect(refreshed.status).toBe(200);
});

test('everything else in the profile needs none', async () => {
  expect((await anna.send('PATCH', '/api/auth/me', { city: 'Köln' })).status).toBe(200);
});

test('a wrong password is refused at its field, and guesses are delayed without delaying the owner', async () => {
  const thief = await session(phones.anna);
  const guess = () => thief.post(path, { way: 'password', password: 'Wrong-pass1' });
  expect((await guess()).problem()).toMatchObject({
    status: 422,
    referenceCode: 1100,
    errors: [{ path: '/password', rule: 'wrongPassword', message: 'Das Passwort stimmt nicht.' }],
  });
  for (let i = 0; i < 4; i++) await guess();
  expect((await thief.post(path, { way: 'password', password })).status).toBe(429);
  await stepUp(anna);
  expect((await t.client().post('/api/auth/login', { username: phones.anna, password })).status).toBe(200);
});

describe('by a code', () => {
  test('to the own phone', async () => {
    (await anna.post(`${path}/generate-otp`)).payload();
    const code = await t.code(phones.anna);
    const answer = await anna.post(path, { way: 'code', code });
    expect(answer.payload()).toMatchObject({
      openUntil: new Date(t.now().getTime() + 600_000).toISOString(),
    });
    anna.token = answer.payload<{ accessToken: string }>().accessToken;
    expect((await anna.post(path, { way: 'code', code })).problem().referenceCode).toBe(1030);
  });

  test('a wrong one says how many tries are left', async () => {
    (await anna.post(`${path}/generate-otp`)).payload();
    const wrong = (await t.code(phones.anna)) === '111111' ? '222222' : '111111';
    expect((await anna.post(path, { way: 'code', code: wrong })).problem()).toMatchObject({
      referenceCode: 1028,
      triesLeft: 4,
    });
  });

  test('a code for another purpose or another visitor opens nothing', async () => {
    (await anna.post('/api/phone-auth/generate-otp', { phone: phones.anna })).payload();
    const code = await t.code(phones.anna);
    expect((await anna.post(path, { way: 'code', code })).problem().referenceCode).toBe(1031);
    t.pass({ minutes: 20 });
    anna = await session(phones.anna);
    (await anna.post(`${path}/generate-otp`)).payload();
    const other = await session(phones.anna);
    expect((await other.post(path, { way: 'code', code: await t.code(phones.anna) })).status).toBe(410);
  });

  test('nobody gets one without a session', async () => {
    expect((await t.client().post(`${path}/generate-otp`)).problem().referenceCode).toBe(1034);
  });
});

describe('a new e-mail address', () => {
  const undo = '/api/auth/undo-contact-change';
  const change = (client: TestClient, email: string) => client.send('PATCH', '/api/auth/me', { email });
  const linkTo = async (email: string) =>
    /undo-contact-change\?token=([\w-]{43})/.exec((await t.outbox(email)).at(-1)?.text ?? '')?.[1] ?? '';

  async function stolen() {
    await stepUp(anna);
    (await change(anna, 'thief@example.org')).payload();
    return linkTo('anna@example.org');
  }

  async function giveBack(resetToken: string) {
    const body = { password, passwordConfirmation: password };
    (await t.client().post('/api/users/reset-password', body, { 'x-reset-token': resetToken })).payload();
  }

  test('is told to the old address with the way back, and to the new one without', async () => {
    const token = await stolen();
    expect(token).not.toBe('');
    const [told] = (await t.outbox('thief@example.org')).slice(-1);
    expect(told).toMatchObject({ template: 'guarded-act' });
    expect(told?.text).not.toContain('token=');
    const { resetToken } = (await t.client().post(undo, { token })).payload<{ resetToken: string }>();
    await giveBack(resetToken);
  });

  test('is undone by the link: old address, no session, no password', async () => {
    const token = await stolen();
    const { resetToken } = (await t.client().post(undo, { token })).payload<{ resetToken: string }>();
    expect((await anna.get('/api/users/me')).status).toBe(401);
    expect((await t.client().post('/api/auth/login', { username: phones.anna, password })).status).toBe(401);
    await giveBack(resetToken);
    const back = await session('anna@example.org');
    expect((await back.get('/api/users/me')).payload()).toMatchObject({
      user: { email: 'anna@example.org' },
    });
  });

  test('the link is good once and for 72 hours, for its team', async () => {
    const token = await stolen();
    t.pass({ hours: 71 });
    expect((await t.client({ team: 'aslan' }).post(undo, { token })).problem().referenceCode).toBe(1130);
    const { resetToken } = (await t.client().post(undo, { token })).payload<{ resetToken: string }>();
    expect((await t.client().post(undo, { token })).problem()).toMatchObject({
      status: 410,
      referenceCode: 1130,
    });
    await giveBack(resetToken);
    anna = await session(phones.anna);
    const late = await stolen();
    t.pass({ hours: 72 });
    expect((await t.client().post(undo, { token: late })).problem().referenceCode).toBe(1130);
    anna = await session(phones.anna);
    await stepUp(anna);
    (await change(anna, 'anna@example.org')).payload();
  });

  test('a token for a new password that the thief kept is void after it', async () => {
    const token = await stolen();
    const [user] = await t.db.query<{ id: string }>("SELECT id FROM users WHERE email = 'thief@example.org'");
    const kept = t.deps.random.token();
    const [now, expiresAt] = [t.now(), new Date(t.now().getTime() + 900_000)];
    await insertResetToken(t.db, { hash: tokenHash(kept), userId: user?.id ?? '', now, expiresAt });
    const { resetToken } = (await t.client().post(undo, { token })).payload<{ resetToken: string }>();
    const body = { password: 'Tribuene#2026', passwordConfirmation: 'Tribuene#2026' };
    const stolenAgain = await t.client().post('/api/users/reset-password', body, { 'x-reset-token': kept });
    expect(stolenAgain.problem().referenceCode).toBe(1007);
    await giveBack(resetToken);
  });

  test("the owner's link also undoes what the thief changed afterwards, whose links are void", async () => {
    const token = await stolen();
    (await change(anna, 'thief2@example.org')).payload();
    const thiefs = await linkTo('thief@example.org');
    const { resetToken } = (await t.client().post(undo, { token })).payload<{ resetToken: string }>();
    expect((await t.client().post(undo, { token: thiefs })).problem().referenceCode).toBe(1130);
    await giveBack(resetToken);
    const back = await session('anna@example.org');
    expect((await back.get('/api/users/me')).payload()).toMatchObject({
      user: { email: 'anna@example.org' },
    });
  });

  test('of two that click at once one gets the token; it is stored as a hash', async () => {
    const token = await stolen();
    expect(JSON.stringify(await t.db.query('SELECT * FROM contact_change'))).not.toContain(token);
    const answers = await Promise.all([1, 2, 3].map(() => t.client().post(undo, { token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    await giveBack(
      answers.find(({ status }) => status === 200)?.payload<{ resetToken: string }>().resetToken ?? '',
    );
  });
});
