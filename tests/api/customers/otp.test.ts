import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
let last = 100;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** A phone that no other test has used: limits are counted per phone. */
function freshPhone(): string {
  last += 1;
  return `+49171392${String(last).padStart(5, '0')}`;
}

async function asked(phone: string) {
  const client = t.client();
  (await client.post('/api/phone-auth/generate-otp', { phone })).payload();
  return client;
}

function wrong(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

test('the SMS is in the language of the page and ends with the line that browsers read', async () => {
  const phone = freshPhone();
  const client = t.client({ lang: 'tr', team: 'aslan' });
  const answer = await client.post('/api/phone-auth/generate-otp', { phone });
  expect(answer.payload()).toEqual({ expiresInSeconds: 300, resendInSeconds: 60, digits: 6 });
  const [sms] = await t.outbox(phone);
  expect(sms).toMatchObject({ channel: 'sms', lang: 'tr', template: 'otp' });
  expect(sms?.text).toMatch(/kodunuz: (\d{6})\..*\n\n@127\.0\.0\.1 #\1$/s);
});

test('the code is never stored readable', async () => {
  const phone = freshPhone();
  await asked(phone);
  const code = await t.code(phone);
  const rows = await t.db.query('SELECT * FROM otp_challenge WHERE phone = $1', [phone]);
  expect(JSON.stringify(rows)).not.toContain(code);
});

test('a right code proves the phone once: the second time 1030', async () => {
  const phone = freshPhone();
  const client = await asked(phone);
  const code = await t.code(phone);
  expect((await client.post('/api/phone-auth/verify-otp', { code })).payload()).toEqual({ phone });
  expect((await client.post('/api/phone-auth/verify-otp', { code })).problem().referenceCode).toBe(1030);
});

test('five wrong tries end the code, and a resend does not bring new ones', async () => {
  const phone = freshPhone();
  const client = await asked(phone);
  const tryWrong = async () =>
    (await client.post('/api/phone-auth/verify-otp', { code: wrong(await t.code(phone)) })).problem();
  for (const triesLeft of [4, 3]) expect(await tryWrong()).toMatchObject({ referenceCode: 1028, triesLeft });
  t.pass({ seconds: 61 });
  (await client.post('/api/phone-auth/generate-otp', { phone })).payload();
  for (const triesLeft of [2, 1, 0])
    expect(await tryWrong()).toMatchObject({ referenceCode: 1028, triesLeft });
  const right = await client.post('/api/phone-auth/verify-otp', { code: await t.code(phone) });
  expect(right.problem()).toMatchObject({ referenceCode: 1028, triesLeft: 0 });
  t.pass({ seconds: 61 });
  const again = await client.post('/api/phone-auth/generate-otp', { phone });
  expect(again.status).toBe(429);
  t.pass({ seconds: Number(again.headers['retry-after']) });
  (await client.post('/api/phone-auth/generate-otp', { phone })).payload();
  expect((await client.post('/api/phone-auth/verify-otp', { code: await t.code(phone) })).status).toBe(200);
});

test('a code expires after five minutes: 1029', async () => {
  const phone = freshPhone();
  const client = await asked(phone);
  t.pass({ seconds: 300 });
  const late = await client.post('/api/phone-auth/verify-otp', { code: await t.code(phone) });
  expect(late.problem()).toMatchObject({ status: 410, referenceCode: 1029 });
});

test('only the newest code counts', async () => {
  const phone = freshPhone();
  const client = await asked(phone);
  const first = await t.code(phone);
  t.pass({ seconds: 60 });
  (await client.post('/api/phone-auth/generate-otp', { phone })).payload();
  expect((await client.post('/api/phone-auth/verify-otp', { code: first })).problem().referenceCode).toBe(
    1028,
  );
});

test('a code is bound to the guest who asked for it and to its purpose: 1031', async () => {
  const phone = freshPhone();
  const client = await asked(phone);
  const code = await t.code(phone);
  expect((await t.client().post('/api/phone-auth/verify-otp', { code })).problem().referenceCode).toBe(1029);
  const other = await client.post('/api/users/reset-password/verify-otp', { code });
  expect(other.problem().referenceCode).toBe(1031);
});

test('resend after 60 s, three in 15 minutes, ten a day', async () => {
  const phone = freshPhone();
  const ask = () => t.client().post('/api/phone-auth/generate-otp', { phone });
  expect((await ask()).status).toBe(200);
  const early = await ask();
  expect(early.problem().type).toMatch(/RATE_LIMIT_EXCEEDED$/);
  expect(early.headers['retry-after']).toBe('60');
  for (let sent = 1; sent < 3; sent++) {
    t.pass({ seconds: 60 });
    expect((await ask()).status).toBe(200);
  }
  t.pass({ seconds: 60 });
  const fourth = await ask();
  expect(fourth.headers['retry-after']).toBe(String(15 * 60 - 180));
  for (let sent = 3; sent < 10; sent++) {
    t.pass({ minutes: 16 });
    expect((await ask()).status).toBe(200);
  }
  t.pass({ minutes: 16 });
  expect((await ask()).status).toBe(429);
  t.pass({ days: 1 });
  expect((await ask()).status).toBe(200);
});
