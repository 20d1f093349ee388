import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { paidOrder } from '../../support/lines.ts';
import { customer, guestWithProof, password, registration } from '../../support/people.ts';

const ask = '/api/users/reset-password/generate-otp';
const next = 'Anderes-Spiel3';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.pass({ days: 2 }));

/** A customer with a line, and the line's number. */
async function owner() {
  const order = await paidOrder(t);
  const [line] = await t.db.query<{ msisdn: string }>('SELECT msisdn FROM contract WHERE order_id = $1', [
    order.order.id,
  ]);
  return { ...order, line: line?.msisdn ?? '' };
}

const logIn = (username: string, secret = password, team?: 'aslan') =>
  t.client(team ? { team } : {}).post('/api/auth/login', { username, password: secret });

/** Whose account a login opens. */
async function openedBy(username: string): Promise<string> {
  const { accessToken } = (await logIn(username)).payload<{ accessToken: string }>();
  const client = t.client();
  client.token = accessToken;
  return (await client.get('/api/users/me')).payload<{ user: { email: string } }>().user.email;
}

/** The phones that got a code since. */
async function codesTo(phone: string): Promise<number> {
  const messages = await t.outbox(phone);
  return messages.filter(({ template }) => template === 'otp').length;
}

describe('the number of a line signs its customer in', () => {
  it('in each spelling, before and after the line begins, and beside the contact phone', async () => {
    const { line, email, phone } = await owner();
    const national = line.replace('+49', '0');
    for (const name of [line, national, `${national.slice(0, 4)} ${national.slice(4)}`, phone, email])
      expect(await openedBy(name), name).toBe(email);
  });

  it('is refused with a wrong password as an unknown number is, and in another team', async () => {
    const { line } = await owner();
    const [wrong, unknown] = [await logIn(line, 'falsch-Falsch1'), await logIn('+4917139200097')];
    expect([wrong.status, wrong.problem().referenceCode]).toEqual([401, 1004]);
    expect([unknown.status, unknown.problem().referenceCode]).toEqual([401, 1004]);
    expect((await logIn(line, password, 'aslan')).status).toBe(401);
  });

  it('gives way to an account that is reached at this number', async () => {
    const { line } = await owner();
    const client = await guestWithProof(t, line);
    const mine = registration({ phone: line, email: 'reached@example.org' });
    expect((await client.post('/api/auth/register', mine)).status).toBe(201);
    expect(await openedBy(line)).toBe('reached@example.org');
  });

  it('opens nothing once the line is closed', async () => {
    const { line, order } = await owner();
    await t.db.query('UPDATE contract SET ended_on = starts_on, closed_at = $2 WHERE order_id = $1', [
      order.id,
      t.now(),
    ]);
    expect((await logIn(line)).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  it('has its code sent to the proved phone, never to the line, and the new password opens by the line', async () => {
    const { line, phone } = await owner();
    const client = t.client();
    const before = await codesTo(phone);
    (await client.post(ask, { phone: line })).payload();
    expect([await codesTo(line), await codesTo(phone)]).toEqual([0, before + 1]);
    const verified = await client.post('/api/users/reset-password/verify-otp', { code: await t.code(phone) });
    const { resetToken } = verified.payload<{ resetToken: string }>();
    const body = { password: next, passwordConfirmation: next };
    const headers = { 'x-reset-token': resetToken };
    (await client.post('/api/users/reset-password', body, headers)).payload();
    expect([(await logIn(line)).status, (await logIn(line, next)).status]).toEqual([401, 200]);
  });

  it('is answered alike for a line and for an unknown number', async () => {
    const { line } = await owner();
    const [known, unknown] = [
      await t.client().post(ask, { phone: line }),
      await t.client().post(ask, { phone: '+4917139200098' }),
    ];
    expect(known.payload()).toEqual(unknown.payload());
    expect(await codesTo('+4917139200098')).toBe(0);
  });

  it('forgets the tries with the line’s number, too', async () => {
    const { line, phone } = await owner();
    for (let i = 0; i < 5; i++) await logIn(line, `falsch-Falsch${i}`);
    expect((await logIn(line)).status).toBe(429);
    const client = t.client();
    (await client.post(ask, { phone: line })).payload();
    const verified = await client.post('/api/users/reset-password/verify-otp', { code: await t.code(phone) });
    const { resetToken } = verified.payload<{ resetToken: string }>();
    const body = { password: next, passwordConfirmation: next };
    (await client.post('/api/users/reset-password', body, { 'x-reset-token': resetToken })).payload();
    expect((await logIn(line, next)).status).toBe(200);
  });
});

it('a number is looked up by an index, not by reading all lines', async () => {
  await customer(t, 'anna');
  const plan = await t.db.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN SELECT user_id FROM contract WHERE team = 'kanarya' AND msisdn = '+491' AND closed_at IS NULL`,
  );
  expect(plan.map((row) => row['QUERY PLAN']).join()).toContain('contract_line');
});
