import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestWithOrder } from '../../support/orders.ts';
import { customer, guestWithProof, password, phones } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
let anna: TestClient;
beforeAll(async () => {
  t = await createTestApp();
  anna = (await customer(t, 'anna', { remoteAddress: '192.0.2.1' })).client;
});
afterAll(() => t.close());
beforeEach(() => t.pass({ days: 1 }));

const login = (client: TestClient, username: string, secret = password) =>
  client.post('/api/auth/login', { username, password: secret });
const at = (remoteAddress: string) => t.client({ remoteAddress });

/** Wrong passwords from many addresses, until all strangers are delayed. */
async function attack(username: string, tries = 40): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < tries; i++) {
    statuses.push((await login(at(`198.51.100.${i}`), username, 'Wrong-pass1')).status);
  }
  return statuses;
}

test('strangers together get few tries, whatever their addresses', async () => {
  const statuses = await attack('anna@example.org');
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect((await login(at('203.0.113.9'), 'anna@example.org')).status).toBe(429);
});

test('a known device gets in during a steady stream of wrong passwords, also at a new address', async () => {
  await attack('anna@example.org');
  const elsewhere = at('203.0.113.9');
  elsewhere.cookies.set('fanline-device', anna.cookies.get('fanline-device') ?? '');
  for (let i = 0; i < 8; i++) {
    expect((await login(at(`198.51.100.${i}`), 'anna@example.org', 'Wrong-pass1')).status).toBe(429);
    expect((await login(elsewhere, 'anna@example.org')).status).toBe(200);
  }
});

test('a known address gets in without the cookie', async () => {
  await attack('anna@example.org');
  expect((await login(at('192.0.2.1'), 'anna@example.org')).status).toBe(200);
});

test('a network of IPv6 is one source', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++)
    statuses.push((await login(at(`2001:db8:0:1::${i + 1}`), 'anna@example.org', 'Wrong-pass1')).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test('made-up device cookies give no tries of their own', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 7; i++) {
    const client = at('198.51.100.200');
    client.cookies.set('fanline-device', String(i).repeat(43));
    statuses.push((await login(client, 'anna@example.org', 'Wrong-pass1')).status);
  }
  expect(statuses.slice(5)).toEqual([429, 429]);
});

test('a proved code of the own phone lets the owner in from anywhere', async () => {
  await attack('anna@example.org');
  const client = at('203.0.113.10');
  (await client.post('/api/phone-auth/generate-otp', { phone: phones.anna })).payload();
  // The owner learns that the phone has an account (1066); the code is proved all the same.
  await client.post('/api/phone-auth/verify-otp', { code: await t.code(phones.anna) });
  expect((await login(client, 'anna@example.org')).status).toBe(200);
});

test('the proof of another phone changes nothing', async () => {
  await attack('anna@example.org');
  const client = await guestWithProof(t, phones.cem, { remoteAddress: '203.0.113.11' });
  expect((await login(client, 'anna@example.org')).status).toBe(429);
});

test('after a reset by SMS the owner logs in at once, while the attack goes on', async () => {
  await attack('anna@example.org');
  const client = at('203.0.113.12');
  const reset = '/api/users/reset-password';
  (await client.post(`${reset}/generate-otp`, { phone: phones.anna })).payload();
  const code = await t.code(phones.anna);
  const { resetToken } = (await client.post(`${reset}/verify-otp`, { code })).payload<{
    resetToken: string;
  }>();
  const secret = 'Anderes-Spiel3';
  const body = { password: secret, passwordConfirmation: secret };
  (await client.post(reset, body, { 'x-reset-token': resetToken })).payload();
  await attack('anna@example.org');
  expect((await login(client, 'anna@example.org', secret)).status).toBe(200);
  expect((await login(client, phones.anna, secret)).status).toBe(200);
});

test('the delay of an e-mail address says nothing about a phone number, or the other way round', async () => {
  await customer(t, 'bora');
  const stranger = at('198.51.100.77');
  for (let i = 0; i < 6; i++) await login(stranger, 'bora@example.org', 'Wrong-pass1');
  const own = await login(stranger, phones.bora, 'Wrong-pass1');
  const foreign = await login(stranger, '+4917139209998', 'Wrong-pass1');
  expect([own.status, foreign.status]).toEqual([401, 401]);
  await attack('bora@example.org');
  expect((await login(at('198.51.100.78'), phones.bora, 'Wrong-pass1')).status).toBe(401);
});

test('every spelling of a name is one name', async () => {
  const names = ['+4917139200003', '0171 39200003', '0049171-39200003', '+49 171 39200003', '0171/39200003'];
  const stranger = at('198.51.100.79');
  for (const name of names) await login(stranger, name, 'Wrong-pass1');
  expect((await login(stranger, '+49 (0)171 39200003', 'Wrong-pass1')).status).toBe(429);
});

test('the browser of an order that makes an account is known too', async () => {
  const { client, email } = await guestWithOrder(t, '+4917139200055');
  await attack(email);
  expect((await login(client, email)).status).toBe(200);
});

test('neither device nor address nor name is stored readable, and each has an end', async () => {
  const stored = JSON.stringify([
    await t.db.query('SELECT * FROM known_source'),
    await t.db.query('SELECT * FROM login_throttle'),
  ]);
  expect(stored).not.toContain(anna.cookies.get('fanline-device'));
  expect(stored).not.toMatch(/192\.0\.2|198\.51\.100|example\.org|\+49171/);
  const [{ kept }] = (await t.db.query<{ kept: number }>(
    "SELECT count(*)::int AS kept FROM known_source WHERE kind = 'address' AND expires_at > now() - interval '1 day'",
  )) as [{ kept: number }];
  expect(kept).toBeLessThanOrEqual(10 * 2);
});
