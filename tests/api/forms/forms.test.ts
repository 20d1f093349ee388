import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { registration } from '../../support/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const anna = { phone: '+4917139200001', email: 'anna@example.org' };
const validate = (body: object, headers = {}) =>
  t.app.inject({ method: 'POST', url: '/api/forms/auth/register/validate', payload: body, headers });

test('the list of forms with their versions, without flows', async () => {
  const { forms } = (await t.app.inject('/api/forms')).json().payload;
  const versions = t.definitions.versions();
  expect(forms).toContainEqual({ id: 'auth/register', version: versions['auth/register'] });
  expect(forms.map((form: { id: string }) => form.id)).not.toContain('order/order.flow');
});

test('one form with its rules, structure and words', async () => {
  const { payload } = (await t.app.inject('/api/forms/auth/login')).json();
  expect(payload).toMatchObject({ id: 'auth/login', version: t.definitions.versions()['auth/login'] });
  expect(payload.schema.required).toEqual(['username', 'password']);
  expect(Object.keys(payload.words).length).toBeGreaterThan(2);
  const turkish = await t.app.inject({ url: '/api/forms/auth/login', headers: { 'x-language-code': '0' } });
  expect(turkish.json().payload.words).not.toEqual(payload.words);
  expect((await t.app.inject('/api/forms/auth/nothing')).statusCode).toBe(404);
});

test('a dry run validates and stores nothing', async () => {
  const form = registration(anna);
  expect((await validate(form)).json()).toEqual({ payload: { valid: true, errors: [] } });
  const short = { ...form, contact: { ...form.contact, postalCode: '123' } };
  const answer = await validate(short);
  expect(answer.statusCode).toBe(200);
  const { valid, errors } = answer.json().payload;
  expect(valid).toBe(false);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({ path: '/contact/postalCode' });
  expect(Object.keys(errors[0]).sort()).toEqual(['keyword', 'message', 'path', 'rule']);
  const turkish = (await validate(short, { 'x-language-code': '0' })).json().payload.errors[0];
  expect(turkish.message).not.toBe(errors[0].message);
  const users = await t.db.query("SELECT 1 FROM users WHERE email = 'anna@example.org'", []);
  expect(users).toEqual([]);
});

test('an error points at a missing field, too', async () => {
  const { errors } = (await validate({})).json().payload;
  const paths = errors.map((error: { path: string }) => error.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.length).toBeGreaterThan(0);
});

test('a password rule has its own code, and a body whose errors all have one answers with the first', async () => {
  const reset = (secret: string) =>
    t.client().post('/api/users/reset-password', { password: secret, passwordConfirmation: secret });
  expect((await reset('Qx7!')).problem()).toMatchObject({ status: 422, referenceCode: 1043 });
  expect((await reset('qxwvzk7!')).problem().referenceCode).toBe(1047);
});

test('filled in under an older version: valid by today is accepted, invalid is 409 and 1108', async () => {
  const client = t.client();
  const headers = { 'x-definition-version': 'an-older-version' };
  const post = (code: unknown) => client.post('/api/phone-auth/verify-otp', { code }, headers);
  expect((await post('12')).problem()).toMatchObject({
    status: 409,
    referenceCode: 1108,
    errors: [{ path: '/code' }],
  });
  expect((await post('123456')).problem().referenceCode).toBe(1029);
  const current = { 'x-definition-version': t.definitions.versions()['auth/otp'] ?? '' };
  const refused = await client.post('/api/phone-auth/verify-otp', { code: '12' }, current);
  expect(refused.problem()).toMatchObject({ status: 422, referenceCode: 1100 });
});
