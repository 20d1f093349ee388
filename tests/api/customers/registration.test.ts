import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, guestWithProof, phones, registration } from '../../support/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('a proved phone registers and is logged in', async () => {
  const { client, form } = await customer(t, 'anna');
  const { user } = (await client.get('/api/users/me')).payload<{ user: Record<string, string> }>();
  expect(user).toMatchObject({ email: 'anna@example.org', phoneNumber: phones.anna });
  const [row] = await t.db.query<Record<string, string>>(
    'SELECT password_hash, keyword_hash, id_number FROM users',
    [],
  );
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(row?.keyword_hash).toMatch(/^\$argon2id\$/);
  expect(row?.id_number).toBe(form.personal.idNumber);
});

test('without proof nothing is said about the account: 1107', async () => {
  const form = registration({ phone: phones.anna, email: 'anna@example.org' });
  expect((await t.client().post('/api/auth/register', form)).problem()).toMatchObject({
    status: 403,
    referenceCode: 1107,
  });
  const other = await guestWithProof(t, phones.bora);
  expect((await other.post('/api/auth/register', form)).problem().referenceCode).toBe(1107);
});

test('an e-mail that has an account: 1048 at its field, and its spelling does not matter', async () => {
  const client = await guestWithProof(t, '+4917139200011');
  const form = registration({ phone: '+4917139200011', email: 'Anna@example.org' });
  const refused = (await client.post('/api/auth/register', form)).problem();
  expect(refused).toMatchObject({ status: 409, referenceCode: 1048 });
  expect(refused.errors).toEqual([
    { path: '/contact/email', keyword: 'unique', rule: 'unique', message: refused.detail },
  ]);
});

test('a phone that has an account: 1066 after its code, 1003 at registration', async () => {
  t.pass({ minutes: 20 });
  const client = t.client();
  await client.post('/api/phone-auth/generate-otp', { phone: phones.anna });
  const verified = await client.post('/api/phone-auth/verify-otp', { code: await t.code(phones.anna) });
  expect(verified.problem()).toMatchObject({ status: 409, referenceCode: 1066 });
  const form = registration({ phone: phones.anna, email: 'new@example.org' });
  const refused = (await client.post('/api/auth/register', form)).problem();
  expect(refused.referenceCode).toBe(1003);
  expect(refused.errors?.map((error) => error.path)).toEqual(['/contact/phone']);
});

test('the same person may be a customer of another team', async () => {
  t.pass({ minutes: 20 });
  const { client } = await customer(t, 'anna', { team: 'aslan' });
  expect((await client.get('/api/users/me')).status).toBe(200);
  const asKanarya = await client.get('/api/users/me', { 'x-team-id': 'kanarya' });
  expect(asKanarya.problem()).toMatchObject({ status: 401, referenceCode: 1034 });
});

test('check-email answers only to who proved a phone', async () => {
  const url = '/api/users/check-email?email=ANNA@example.org';
  expect((await t.client().get(url)).problem().referenceCode).toBe(1107);
  const client = await guestWithProof(t, '+4917139200012');
  expect((await client.get(url)).payload()).toEqual({ available: false });
  expect((await client.get('/api/users/check-email?email=free@example.org')).payload()).toEqual({
    available: true,
  });
});
