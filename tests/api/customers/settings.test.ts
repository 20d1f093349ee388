import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer } from '../../support/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const url = '/api/users/me/settings';

const langOf = async (email: string) =>
  (await t.db.query<{ lang: string }>('SELECT lang FROM users WHERE email = $1', [email]))[0]?.lang;

test('the language of the settings is kept for what we send', async () => {
  const { client } = await customer(t, 'anna');
  expect(await langOf('anna@example.org')).toBe('de');
  expect((await client.send('PUT', url, { language: 0, colorScheme: 'light' })).payload()).toEqual({});
  expect(await langOf('anna@example.org')).toBe('tr');
});

test('only the customer may set it, and only to a language that we speak', async () => {
  expect((await t.client().send('PUT', url, { language: 0, colorScheme: 'light' })).status).toBe(401);
  const { client } = await customer(t, 'bora');
  const refused = await client.send('PUT', url, { language: 2, colorScheme: 'light' });
  expect(refused.problem()).toMatchObject({ status: 422, errors: [{ path: '/language', rule: 'enum' }] });
});
