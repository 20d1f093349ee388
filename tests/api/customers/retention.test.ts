import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetExpired } from '../../../src/server/retention.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, password, phones } from '../../support/people.ts';

const tables = [
  'access_token',
  'otp_sent',
  'otp_challenge',
  'login_throttle',
  'known_source',
  'guest',
  'session',
  'outbox',
  'budget',
];

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function filledTables(): Promise<string[]> {
  await forgetExpired(t.db, t.now());
  const filled = [];
  for (const table of tables) {
    if ((await t.db.query(`SELECT 1 FROM ${table} LIMIT 1`, [])).length > 0) filled.push(table);
  }
  return filled;
}

test('what is over is forgotten in its time, the account stays', async () => {
  await customer(t, 'anna');
  await t.client().post('/api/auth/login', { username: phones.anna, password: 'Wrong-pass1' });
  await t.db.query('UPDATE outbox SET sent_at = $1', [t.now()]);
  expect(await filledTables()).toEqual(tables);
  t.pass({ days: 2 });
  expect(await filledTables()).toEqual(['known_source', 'guest', 'session']);
  t.pass({ days: 7 });
  expect(await filledTables()).toEqual(['known_source', 'session']);
  t.pass({ days: 31 });
  expect(await filledTables()).toEqual(['known_source']);
  t.pass({ days: 365 });
  expect(await filledTables()).toEqual([]);
  const login = await t.client().post('/api/auth/login', { username: phones.anna, password });
  expect(login.status).toBe(200);
});
