import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOperation } from '../../../src/server/start/run-operation.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, logIn, password } from '../../support/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const operate = async (...args: string[]) => {
  const { said, code } = await runOperation(t.deps, args);
  return `${code} ${said}`;
};

test('a blocked account: its sessions end and its password opens nothing, until it is unblocked', async () => {
  const { client, userId } = await customer(t, 'anna');
  expect(await operate('block', userId)).toBe('0 Blocked; its sessions have ended.');
  expect((await client.get('/api/users/me')).status).toBe(401);
  expect((await client.post('/api/auth/refresh')).problem().referenceCode).toBe(1005);
  const again = { username: 'anna@example.org', password };
  // As for an account that does not exist: strangers learn nothing.
  expect((await t.client().post('/api/auth/login', again)).problem().referenceCode).toBe(1004);
  expect(await operate('block', userId)).toMatch(/^0 There is no such account, or nothing was to be done/);
  expect(await operate('unblock', userId)).toBe('0 Its password is good again.');
  expect((await t.client().post('/api/auth/login', again)).status).toBe(200);
});

test('the sessions of one account, and of all', async () => {
  const [bora, cem] = [await customer(t, 'bora'), await customer(t, 'cem')];
  const second = await logIn(t.client(), 'bora@example.org');
  expect(await operate('end-sessions', bora.userId)).toBe('0 Its sessions have ended.');
  for (const client of [bora.client, second]) expect((await client.get('/api/users/me')).status).toBe(401);
  expect((await cem.client.get('/api/users/me')).status).toBe(200);
  expect(await operate('end-sessions', 'all')).toMatch(/^0 [1-9]\d* sessions have ended\.$/);
  expect((await cem.client.get('/api/users/me')).status).toBe(401);
});

test.each([[], ['block'], ['block', 'all'], ['block', 'anna@example.org'], ['toString', randomUUID()]])(
  'what is no command, or names no account, changes nothing: %s %s',
  async (...args) => {
    expect(await operate(...args.filter((arg) => arg !== undefined))).toMatch(
      /^1 npm run operate -- <command>/,
    );
  },
);
