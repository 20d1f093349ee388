import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, guestWithProof, logIn, password, phones, registration } from '../../support/people.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';
import { stepUp } from '../../support/step-up.ts';
import type { TestClient } from '../../support/test-client.ts';

/** On PGlite everything waits in one line; only a server with many connections shows a race. */
let server: PostgresServer | null;
let t: TestApp;

beforeAll(async () => {
  server = await startPostgres();
  t = await createTestApp(server ? { databaseUrl: server.url } : {});
});
afterAll(async () => {
  await t.close();
  await server?.stop();
});

const together = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, work));

describe('requests that arrive together', () => {
  test('one right code proves once', async () => {
    const phone = '+4917139204001';
    const client = t.client();
    (await client.post('/api/phone-auth/generate-otp', { phone })).payload();
    const code = await t.code(phone);
    const answers = await together(20, () => client.post('/api/phone-auth/verify-otp', { code }));
    const right = answers.filter((answer) => answer.status === 200);
    expect(right).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status !== 200);
    expect(refused.map((answer) => answer.problem().referenceCode)).toEqual(Array(19).fill(1030));
  });

  test('twenty wrong codes use up five tries, not twenty', async () => {
    const phone = '+4917139204002';
    const client = t.client();
    (await client.post('/api/phone-auth/generate-otp', { phone })).payload();
    const code = (await t.code(phone)) === '111111' ? '222222' : '111111';
    const answers = await together(20, () => client.post('/api/phone-auth/verify-otp', { code }));
    const left = answers.map((answer) => answer.problem().triesLeft ?? -1).sort((a, b) => b - a);
    expect(left.slice(0, 5)).toEqual([4, 3, 2, 1, 0]);
    expect(new Set(left.slice(5))).toEqual(new Set([0]));
  });

  test('ten requests for a code send one', async () => {
    const phone = '+4917139204003';
    const answers = await together(10, () => t.client().post('/api/phone-auth/generate-otp', { phone }));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await t.outbox(phone)).toHaveLength(1);
  });

  test('one registration of a phone and an address', async () => {
    const phone = '+4917139204004';
    const { form } = await customer(t, 'cem');
    const client = t.client();
    (await client.post('/api/phone-auth/generate-otp', { phone })).payload();
    (await client.post('/api/phone-auth/verify-otp', { code: await t.code(phone) })).payload();
    const email = 'race@example.org';
    const body = { ...form, contact: { ...form.contact, phone, email, emailConfirmation: email } };
    const answers = await together(8, () => client.post('/api/auth/register', body));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  test('tabs that refresh at once get the same successor, and the session lives', async () => {
    const { client } = await customer(t, 'anna');
    const cookie = client.cookies.get('fanline-refresh');
    const tabs = await together(10, async () => {
      const tab = t.client();
      tab.cookies.set('fanline-refresh', cookie!);
      return {
        status: (await tab.post('/api/auth/refresh')).status,
        next: tab.cookies.get('fanline-refresh'),
      };
    });
    expect(tabs.map((tab) => tab.status)).toEqual(Array(10).fill(200));
    expect(new Set(tabs.map((tab) => tab.next)).size).toBe(1);
    client.cookies.set('fanline-refresh', tabs[0]!.next!);
    expect((await client.post('/api/auth/refresh')).status).toBe(200);
  });

  test('of changes of one password one is the first, and the others have the wrong current one', async () => {
    await customer(t, 'deniz');
    const devices = await Promise.all([1, 2, 3, 4].map(() => logIn(t.client(), phones.deniz)));
    const change = (device: TestClient, at: number) => {
      const secret = `Anderes-Spiel${at + 3}`;
      const form = { currentPassword: password, password: secret, passwordConfirmation: secret };
      return device.post('/api/users/me/password', form);
    };
    const answers = await Promise.all(devices.map(change));
    const statuses = answers.map(({ status }) => status);
    // The change that is first also ends the other sessions.
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422 || status === 401)).toHaveLength(3);
    const first = `Anderes-Spiel${statuses.indexOf(200) + 3}`;
    await logIn(t.client(), phones.deniz, first);
  });

  test('strangers of many addresses together get twenty tries, not more', async () => {
    let address = 0;
    const guess = () =>
      t
        .client({ remoteAddress: `198.51.100.${++address}` })
        .post('/api/auth/login', { username: 'nobody@example.org', password: 'Wrong-pass1' });
    const statuses = (await together(40, guess)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  test('guesses that arrive together are all counted', async () => {
    await customer(t, 'bora');
    const client = t.client();
    const guess = () => client.post('/api/auth/login', { username: phones.bora, password: 'Wrong-pass1' });
    const statuses = (await together(20, guess)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    t.pass({ seconds: 2 });
    expect((await client.post('/api/auth/login', { username: phones.bora, password })).status).toBe(200);
  });

  test('an account is closed once, and a login beside it leaves no session', async () => {
    for (let round = 0; round < 5; round++) {
      const phone = `+49171392040${20 + round}`;
      const email = `closing${round}@example.org`;
      const client = await guestWithProof(t, phone);
      const answer = await client.post('/api/auth/register', registration({ phone, email }));
      client.token = answer.payload<{ accessToken: string }>().accessToken;
      await stepUp(client);
      const close = () => client.post('/api/users/me/closing', { understood: true });
      const logIns = together(4, () => t.client().post('/api/auth/login', { username: email, password }));
      const [closings, others] = await Promise.all([together(2, close), logIns]);
      expect(closings.filter(({ status }) => status === 200)).toHaveLength(1);
      // The second one waits for the first, or comes when the session has ended.
      for (const { status } of closings) expect([200, 401, 404]).toContain(status);
      for (const { status } of others) expect([200, 401]).toContain(status);
      const left = await t.db.query(
        `SELECT 1 FROM session s JOIN users u ON u.id = s.user_id WHERE u.closed_at IS NOT NULL AND s.ended_at IS NULL`,
      );
      expect(left).toEqual([]);
      expect(await t.outbox(email)).toHaveLength(1);
    }
  });
});
