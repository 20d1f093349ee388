import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const calls = ['/api/phone-auth/generate-otp', '/api/users/reset-password/generate-otp'];

test.each(['+4917139200071', '+4366412345678', '+41781234567', '+905321234567'])(
  '%s is a mobile number of an allowed country',
  async (phone) => {
    expect((await t.client().post('/api/phone-auth/generate-otp', { phone })).status).toBe(200);
    expect(await t.outbox(phone)).toHaveLength(1);
  },
);

test.each([
  ['a landline', '+493023125000'],
  ['a service number', '+491804123456'],
  ['a premium number', '+499001234567'],
  ['a free number', '+498001234567'],
  ['a mobile number of another country', '+33612345678'],
  ['a number that shares its code', '+12015550123'],
  ['a Turkish landline', '+902121234567'],
])('%s gets no code: 1131 at the field, in words, and no message is written', async (_name, phone) => {
  for (const call of calls) {
    const answer = await t.client({ lang: 'tr' }).post(call, { phone });
    const problem = answer.problem();
    // A number that is none at all is refused by the form before.
    if (problem.referenceCode === 1100) continue;
    expect(problem).toMatchObject({
      status: 422,
      referenceCode: 1131,
      errors: [{ path: '/phone', rule: 'getsNoCodes' }],
    });
    expect(problem.errors?.[0]?.message).toContain('Bu numaraya kod gönderemiyoruz.');
  }
  expect(await t.outbox(phone)).toEqual([]);
});

test('the countries are a setting', async () => {
  const german = await createTestApp({ env: { OTP_COUNTRIES: 'DE' } });
  const answer = await german.client().post('/api/phone-auth/generate-otp', { phone: '+905321234567' });
  expect(answer.problem().referenceCode).toBe(1131);
  await german.close();
});
