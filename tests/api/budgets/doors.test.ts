import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { setBudgets } from '../../support/budgets.ts';
import { examplesOf } from '../../support/example.ts';
import { customer, guestWithProof, logIn, password, phones, registration } from '../../support/people.ts';
import type { Answer, TestClient } from '../../support/test-client.ts';

const lines: Record<string, unknown>[] = [];
const log = { level: 'error', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } };
let t: TestApp;
let anna: TestClient;
beforeAll(async () => {
  t = await createTestApp({
    log,
    env: { OPERATOR_EMAIL: 'betrieb@example.org', OTP_RESEND_SECONDS: '0', ACCESS_TOKEN_SECONDS: '86400' },
  });
  anna = (await customer(t, 'anna')).client;
});
afterAll(() => t.close());
/** Limits of phones have their own tests. */
beforeEach(async () => {
  lines.length = 0;
  await t.db.query('DELETE FROM otp_sent');
});

/** Numbers of the range that is kept free for fiction. */
const phone = (n: number) => `+49171392${20_000 + n}`;

const askFor = (n: number, remoteAddress = '192.0.2.1') =>
  t.client({ remoteAddress }).post('/api/phone-auth/generate-otp', { phone: phone(n) });

async function statuses(count: number, ask: (n: number) => Promise<Answer>): Promise<number[]> {
  const all: number[] = [];
  for (let n = 0; n < count; n++) all.push((await ask(n)).status);
  return all;
}

function refused(answer: Answer, words: RegExp): void {
  const { type, detail, referenceCode } = answer.problem();
  expect(answer.status).toBe(429);
  expect(type).toMatch(/RATE_LIMIT_EXCEEDED$/);
  expect(referenceCode).toBe(-1);
  expect(detail).toMatch(words);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
}

describe('codes by SMS', () => {
  it('are counted by address; another address, and the next window, have their own', async () => {
    await setBudgets(t, { smsAddress: [3, 3600] });
    expect(await statuses(4, (n) => askFor(n))).toEqual([200, 200, 200, 429]);
    refused(await askFor(5), /^Zu viele Versuche\. Bitte versuchen Sie es später noch einmal\. Wenn Sie/);
    expect(await t.outbox(phone(5))).toEqual([]);
    expect((await askFor(6, '192.0.2.2')).status).toBe(200);
    t.pass({ hours: 1 });
    expect((await askFor(7)).status).toBe(200);
  });

  it('count an IPv6 network as one address', async () => {
    await setBudgets(t, { smsAddress: [2, 3600] });
    const from = (n: number) => askFor(n, `2001:db8:1:2:${n}::1`);
    expect(await statuses(3, from)).toEqual([200, 200, 429]);
    expect((await askFor(9, '2001:db8:1:3::1')).status).toBe(200);
  });

  it('are counted by guest before the address', async () => {
    await setBudgets(t, { smsCaller: [2, 3600], smsAddress: [3, 3600] });
    const guest = t.client();
    await guest.post('/api/phone-auth/generate-otp', { phone: phone(0) });
    const ask = (n: number) => guest.post('/api/phone-auth/generate-otp', { phone: phone(n + 1) });
    expect(await statuses(5, ask)).toEqual([200, 429, 429, 429, 429]);
    // The refused ones took nothing from the address.
    expect((await t.client().post('/api/phone-auth/generate-otp', { phone: phone(9) })).status).toBe(200);
  });

  it('go to 10,000 consecutive numbers only so often', async () => {
    await setBudgets(t, { smsRange: [2, 3600] });
    const from = (n: number) => askFor(n, `192.0.2.${n}`);
    expect(await statuses(3, from)).toEqual([200, 200, 429]);
    expect((await askFor(10_000)).status).toBe(200);
  });

  it('go abroad from a smaller budget, one for each country', async () => {
    await setBudgets(t, { smsAbroad: [1, 3600] });
    const ask = (to: string) => t.client().post('/api/phone-auth/generate-otp', { phone: to });
    expect((await ask('+436641234567')).status).toBe(200);
    refused(await ask('+436641234568'), /vorübergehend keine weiteren/);
    expect((await ask('+905321234567')).status).toBe(200);
    expect((await ask(phone(1))).status).toBe(200);
  });

  it('of strangers end before those of customers, and the operator is told once', async () => {
    await setBudgets(t, { smsStrangers: [2, 3600] });
    const from = (n: number) => askFor(n, `192.0.2.${n}`);
    expect(await statuses(4, from)).toEqual([200, 200, 429, 429]);
    refused(await from(8), /Das liegt nicht an Ihnen/);
    const turkish = await t.client({ lang: 'tr' }).post('/api/phone-auth/generate-otp', { phone: phone(9) });
    refused(turkish, /Bunun sizinle ilgisi yok/);
    // A customer who is logged in, and one who has forgotten the password.
    const known = t.client();
    known.token = anna.token;
    expect((await known.post('/api/phone-auth/generate-otp', { phone: phone(10) })).status).toBe(200);
    const reset = await t.client().post('/api/users/reset-password/generate-otp', { phone: phones.anna });
    expect(reset.status).toBe(200);
    const mails = await t.outbox('betrieb@example.org');
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects.filter((one) => one?.includes('Strangers'))).toEqual([
      'Budget smsStrangers ist aufgebraucht',
    ]);
    expect(lines).toEqual([expect.objectContaining({ budget: 'smsStrangers', msg: 'a budget is used up' })]);
    const metrics = (await t.app.inject('/metrics')).body;
    expect(metrics).toContain('budget_refusals_total{budget="smsStrangers"} 4');
    expect(metrics).toContain('budget_used_up_total{budget="smsStrangers"} 1');
  });

  it('for a new password are refused alike for a known and an unknown phone, and the unknown one takes nothing', async () => {
    await setBudgets(t);
    await customer(t, 'bora');
    await setBudgets(t, { smsCustomers: [1, 3600] });
    const ask = (to: string) => t.client().post('/api/users/reset-password/generate-otp', { phone: to });
    expect(await statuses(3, (n) => ask(phone(n + 100)))).toEqual([200, 200, 200]);
    expect((await ask(phones.bora)).status).toBe(200);
    t.pass({ minutes: 20 });
    const [known, unknown] = [await ask(phones.bora), await ask(phone(200))];
    expect([known.status, unknown.status]).toEqual([429, 429]);
    expect(known.problem().detail).toBe(unknown.problem().detail);
  });

  it('that a phone may not have yet take nothing', async () => {
    await setBudgets(t, { smsAddress: [4, 3600] });
    expect(await statuses(5, () => askFor(1))).toEqual([200, 200, 200, 429, 429]);
    expect((await askFor(2)).status).toBe(200);
  });
});

describe('mails that forms cause', () => {
  const send = async (email: string, remoteAddress = '192.0.2.1') => {
    const { valid } = await examplesOf('support/message');
    return t.client({ remoteAddress }).post('/api/support/messages', { ...valid, email });
  };

  it('are counted by address, and by all strangers', async () => {
    await setBudgets(t, { mailAddress: [2, 3600], mailStrangers: [3, 3600] });
    expect(await statuses(3, (n) => send(`a${n}@example.org`))).toEqual([201, 201, 429]);
    expect((await send('b@example.org', '192.0.2.2')).status).toBe(201);
    refused(await send('c@example.org', '192.0.2.3'), /ungewöhnlich viele Nachrichten/);
    expect(await t.outbox('c@example.org')).toEqual([]);
  });

  it('reach one mailbox only so often, and the message counts all the same', async () => {
    await setBudgets(t, { mailRecipient: [2, 86400] });
    const to = ['opfer@example.org', 'Opfer@example.org', 'opfer+1@example.org', 'opfer@EXAMPLE.org'];
    expect(await statuses(4, (n) => send(to[n] ?? ''))).toEqual([201, 201, 201, 201]);
    const sent = (await Promise.all(to.map((one) => t.outbox(one)))).flat();
    expect(sent).toHaveLength(2);
    const [stored] = await t.db.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM support_message WHERE email ILIKE 'opfer%'`,
    );
    expect(stored?.n).toBe(4);
  });

  it.each([
    ['/api/zoho/corporate-register', 'auth/corporate-register'],
    ['/api/zoho/dealer-application', 'auth/dealer-application'],
    ['/api/survey', 'survey/answer'],
    ['/api/zoho/giveaway', 'giveaway/entry'],
  ] as const)('by %s are counted too', async (path, form) => {
    await setBudgets(t, { mailAddress: [1, 3600] });
    const { valid } = await examplesOf(form);
    expect((await t.client().post(path, valid)).status).toBeLessThan(300);
    refused(await t.client().post(path, valid), /Zu viele Versuche/);
  });
});

describe('questions whether an e-mail address is free', () => {
  it('are counted by the proved phone, not by the guest', async () => {
    await setBudgets(t, { checkCaller: [3, 3600] });
    const [one, two] = [await guestWithProof(t, phone(1)), await guestWithProof(t, phone(1))];
    const ask = (client: typeof one, n: number) =>
      client.get(`/api/users/check-email?email=a${n}@example.org`);
    expect(await statuses(2, (n) => ask(one, n))).toEqual([200, 200]);
    expect(await statuses(2, (n) => ask(two, n))).toEqual([200, 429]);
    refused(await ask(one, 9), /trotzdem abschicken/);
  });
});

describe('passwords', () => {
  it('that strangers have compared are counted by address', async () => {
    await setBudgets(t, { passwordAddress: [3, 900] });
    const { form } = await customer(t, 'cem');
    const tryOne = (n: number, remoteAddress = '192.0.2.1') =>
      t
        .client({ remoteAddress })
        .post('/api/auth/login', { username: `a${n}@example.org`, password: 'Wrong-pass1' });
    expect(await statuses(4, (n) => tryOne(n))).toEqual([401, 401, 401, 429]);
    refused(await tryOne(5), /wechseln Sie das Netz/);
    const login = { username: form.contact.email, password };
    expect((await t.client({ remoteAddress: '192.0.2.2' }).post('/api/auth/login', login)).status).toBe(200);
  });

  it('of registrations are counted too', async () => {
    await setBudgets(t, { passwordAddress: [1, 900] });
    const client = await guestWithProof(t, phone(1));
    const form = registration({ phone: phone(1), email: 'neu@example.org' });
    await t.client().post('/api/auth/login', { username: 'a@example.org', password: 'Wrong-pass1' });
    refused(await client.post('/api/auth/register', form), /wechseln Sie das Netz/);
  });

  it('of all strangers have a total; whom an account knows goes on, and the operator is told once', async () => {
    await setBudgets(t);
    const owner = await customer(t, 'deniz', { remoteAddress: '192.0.2.50' });
    const login = { username: owner.form.contact.email, password };
    await setBudgets(t, { passwordStrangers: [2, 900] });
    const stranger = (n: number, lang: 'de' | 'tr' = 'de') =>
      t
        .client({ remoteAddress: `192.0.2.${n}`, lang })
        .post('/api/auth/login', { username: `a${n}@example.org`, password: 'Wrong-pass1' });
    expect(await statuses(4, (n) => stranger(n + 1))).toEqual([401, 401, 429, 429]);
    refused(await stranger(5), /über „Passwort vergessen“ geht es meistens trotzdem/);
    refused(await stranger(6, 'tr'), /Bunun sizinle ilgisi yok/);
    const guest = await guestWithProof(t, phone(300), { remoteAddress: '192.0.2.7' });
    const form = registration({ phone: phone(300), email: 'spaet@example.org' });
    refused(await guest.post('/api/auth/register', form), /Das liegt nicht an Ihnen/);

    // From the known address, on the known device elsewhere, inside a session, and by a forgotten password.
    expect((await t.client({ remoteAddress: '192.0.2.50' }).post('/api/auth/login', login)).status).toBe(200);
    const { client } = owner;
    const stepUp = { way: 'password', password };
    expect((await client.post('/api/auth/step-up', stepUp)).status).toBe(200);
    expect((await client.post('/api/auth/login', login)).status).toBe(200);
    const forgetful = t.client({ remoteAddress: '192.0.2.8' });
    refused(await forgetful.post('/api/auth/login', login), /Passwort vergessen/);
    await forgetful.post('/api/users/reset-password/generate-otp', { phone: phones.deniz });
    const code = await t.code(phones.deniz);
    const { resetToken } = (await forgetful.post('/api/users/reset-password/verify-otp', { code })).payload<{
      resetToken: string;
    }>();
    const fresh = { password: 'Stadion-8Tor', passwordConfirmation: 'Stadion-8Tor' };
    const set = await forgetful.post('/api/users/reset-password', fresh, { 'x-reset-token': resetToken });
    expect(set.status).toBe(200);
    const again = { ...login, password: fresh.password };
    expect((await forgetful.post('/api/auth/login', again)).status).toBe(200);

    expect(lines).toEqual([
      expect.objectContaining({ budget: 'passwordStrangers', msg: 'a budget is used up' }),
    ]);
    const subjects = (await t.outbox('betrieb@example.org')).map(({ subject }) => subject);
    expect(subjects.filter((one) => one?.includes('passwordStrangers'))).toHaveLength(1);
    expect((await t.app.inject('/metrics')).body).toContain(
      'budget_used_up_total{budget="passwordStrangers"} 1',
    );
  });

  it.each([
    ['a login', 'POST', '/api/auth/login', () => ({ username: phones.cem, password })],
    ['a step-up', 'POST', '/api/auth/step-up', () => ({ way: 'password', password })],
    [
      'a change of password',
      'POST',
      '/api/users/me/password',
      () => ({ currentPassword: password, password: 'Stadion-9Tor', passwordConfirmation: 'Stadion-9Tor' }),
    ],
  ] as const)(
    'of %s by the customer has a limit, and takes from the customers’ share',
    async (_, method, url, body) => {
      const ask = async () => {
        const own = await logIn(t.client(), phones.cem);
        await setBudgets(t, limits);
        return own.send(method, url, body());
      };
      let limits: Parameters<typeof setBudgets>[1] = { passwordCaller: [0, 900] };
      refused(await ask(), /^Zu viele Versuche/);
      limits = { passwordCustomers: [0, 900] };
      await setBudgets(t);
      refused(await ask(), /Das liegt nicht an Ihnen/);
      limits = { passwordStrangers: [0, 900], passwordAddress: [0, 900] };
      await setBudgets(t);
      expect((await ask()).status).toBeLessThan(300);
    },
  );

  it('of one reset token has a limit of its own', async () => {
    await setBudgets(t);
    const client = t.client();
    t.pass({ hours: 1 });
    await client.post('/api/users/reset-password/generate-otp', { phone: phones.bora });
    const code = await t.code(phones.bora);
    const { resetToken } = (await client.post('/api/users/reset-password/verify-otp', { code })).payload<{
      resetToken: string;
    }>();
    await setBudgets(t, { passwordCaller: [1, 900] });
    const same = { password, passwordConfirmation: password };
    const ask = () => client.post('/api/users/reset-password', same, { 'x-reset-token': resetToken });
    // The old password is no new one, so the token stays valid.
    expect((await ask()).problem().referenceCode).toBe(1009);
    refused(await ask(), /Zu viele Versuche/);
  });
});

describe('numbers held without a proved phone', () => {
  const free = async (kind: 'general' | 'vip') =>
    (await t.client().get(`/api/phone-registries?kind=${kind}`)).payload<{ numbers: { id: string }[] }>()
      .numbers;
  const hold = (client: TestClient, id: string | undefined) =>
    client.post(`/api/phone-registries/${id}/reserve`);
  const from = (remoteAddress: string) => t.client({ remoteAddress });

  it('are one at a time; exchanging it is free, and a proved phone may hold one of each kind', async () => {
    await setBudgets(t, { holdAddress: [1, 3600] });
    const [general, vip] = [await free('general'), await free('vip')];
    const guest = t.client();
    expect((await hold(guest, general[0]?.id)).status).toBe(201);
    expect((await hold(guest, general[0]?.id)).status).toBe(201);
    expect((await hold(guest, general[1]?.id)).status).toBe(201);
    expect((await hold(guest, vip[0]?.id)).problem().referenceCode).toBe(1107);
    // The refused number is free, and the other one is still held.
    expect(await free('vip')).toHaveLength(vip.length);
    expect(await free('general')).toHaveLength(general.length - 1);
    const proved = await guestWithProof(t, phone(1));
    expect((await hold(proved, general[2]?.id)).status).toBe(201);
    expect((await hold(proved, vip[0]?.id)).status).toBe(201);
  });

  it('are one at a time also when both kinds are asked for at once', async () => {
    await setBudgets(t);
    const [general, vip] = [await free('general'), await free('vip')];
    const guest = t.client();
    await guest.post('/api/phone-auth/generate-otp', { phone: phone(2) }); // has a cookie, and no proof
    const answers = await Promise.all([hold(guest, general[0]?.id), hold(guest, vip[0]?.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403]);
  });

  it('are counted by address and hour, whatever guest asks; a customer is not counted', async () => {
    await setBudgets(t, { holdAddress: [2, 3600] });
    const general = await free('general');
    const ask = (n: number) => hold(from('192.0.2.1'), general[n]?.id);
    expect(await statuses(3, ask)).toEqual([201, 201, 429]);
    refused(await ask(3), /melden Sie sich zuerst an/);
    expect((await hold(from('192.0.2.2'), general[3]?.id)).status).toBe(201);
    const known = from('192.0.2.1');
    known.token = anna.token;
    expect((await hold(known, general[4]?.id)).status).toBe(201);
  });

  it('are counted for all strangers together', async () => {
    await setBudgets(t, { holdStrangers: [2, 3600] });
    const general = await free('general');
    expect(await statuses(3, (n) => hold(from(`192.0.2.${n}`), general[n]?.id))).toEqual([201, 201, 429]);
    refused(await hold(from('192.0.2.9'), general[4]?.id), /ungewöhnlich viele Nummern/);
  });
});
