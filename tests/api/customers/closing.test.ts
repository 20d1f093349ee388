import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ClosingView } from '../../../src/shared/api/customers.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { endedCustomer } from '../../support/ended-customer.ts';
import { paidOrder } from '../../support/lines.ts';
import { customer, guestWithProof, logIn, password, registration } from '../../support/people.ts';
import { stepUp } from '../../support/step-up.ts';
import type { TestClient } from '../../support/test-client.ts';

const path = '/api/users/me/closing';
const form = { understood: true };

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => t.pass({ days: 2 }));

const close = (client: TestClient) => client.post(path, form);
const codeOf = async (client: TestClient) => (await close(client)).problem().referenceCode;
const viewOf = async (client: TestClient) => (await client.get(path)).payload<ClosingView>();
const closedAt = async (userId: string) =>
  (await t.db.query<{ at: Date | null }>('SELECT closed_at AS at FROM users WHERE id = $1', [userId]))[0]?.at;

test('it needs the step-up and the tick', async () => {
  const { client, userId } = await endedCustomer(t, { isSteppedUp: false });
  expect(await codeOf(client)).toBe(1112);
  await stepUp(client);
  const unticked = (await client.post(path, { understood: false })).problem();
  expect(unticked.errors).toMatchObject([{ path: '/understood' }]);
  expect(await closedAt(userId)).toBeNull();
});

describe('it is refused, and says why,', () => {
  test('while a line runs', async () => {
    const { client, email } = await paidOrder(t);
    await stepUp(await logIn(client, email));
    const { referenceCode, obstacle } = (await close(client)).problem() as never as Record<string, unknown>;
    expect({ referenceCode, obstacle }).toEqual({
      referenceCode: 1147,
      obstacle: { kind: 'line', name: expect.stringMatching(/^\+49/) },
    });
    expect((await viewOf(client)).obstacles[0]).toEqual(obstacle);
  });

  test.each([
    ['an order', 1148, `UPDATE orders SET state = 'inProgress' WHERE user_id = $1`],
    [
      'a porting',
      1148,
      `INSERT INTO porting (id, order_id, provider_id, mnp_type, msisdn, state, updated_at)
        SELECT o.id, o.id, (SELECT id FROM mnp_provider LIMIT 1), 'ASAP', '+4917604069099', 'scheduled', o.created_at
          FROM orders o WHERE o.user_id = $1`,
    ],
    ['an open bill', 1149, 'UPDATE invoice SET settled_cents = settled_cents - 1 WHERE user_id = $1'],
    ['a bill that is to come', 1149, `UPDATE contract SET next_invoice_on = '2030-01-01' WHERE user_id = $1`],
    [
      'money for the customer',
      1149,
      'UPDATE invoice SET total_cents = -100, vat_cents = 0, settled_cents = 0 WHERE user_id = $1',
    ],
    [
      'a refund',
      1149,
      `INSERT INTO refund (id, payment_id, amount_cents, reason, state, due_at, next_attempt_at, created_at, updated_at)
        SELECT p.id, p.id, 1, 'test', 'due', p.created_at, p.created_at, p.created_at, p.created_at
          FROM payment p JOIN orders o ON o.id = p.subject_id WHERE o.user_id = $1 AND p.state = 'succeeded'`,
    ],
  ])('while there is %s', async (_name, code, sql) => {
    const { client, userId } = await endedCustomer(t);
    await t.db.query(sql, [userId]);
    expect(await codeOf(client)).toBe(code);
    expect((await viewOf(client)).obstacles).toHaveLength(1);
    expect(await closedAt(userId)).toBeNull();
    expect((await client.get('/api/users/me')).status).toBe(200);
  });
});

test('all sessions end, no name logs in, and the same e-mail and phone register anew', async () => {
  const { client, email, phone, line, userId } = await endedCustomer(t);
  const elsewhere = await logIn(t.client(), email);
  const view = await viewOf(client);
  expect(view).toEqual({
    obstacles: [],
    kept: [
      { kind: 'papers', until: `${t.now().getUTCFullYear() + 8}-12-31` },
      { kind: 'identity', until: `${t.now().getUTCFullYear() + 1}-12-31` },
    ],
  });
  (await close(client)).payload();
  for (const one of [client, elsewhere]) {
    expect((await one.get('/api/users/me')).problem()).toMatchObject({ status: 401, referenceCode: 1034 });
    expect((await one.post('/api/auth/refresh')).problem().referenceCode).toBe(1005);
  }
  for (const username of [email, phone, line]) {
    const refused = await t.client().post('/api/auth/login', { username, password });
    expect(refused.problem().referenceCode).toBe(1004);
  }
  const [row] = await t.db.query<Record<string, unknown>>('SELECT * FROM users WHERE id = $1', [userId]);
  expect(row).toMatchObject({
    email: '',
    phone: userId,
    password_hash: '',
    keyword_hash: '',
    delivery: null,
  });
  expect(row).toMatchObject({ last_name: 'Quitzowska', id_number: expect.any(String) }); // § 172 TKG
  const [mail] = (await t.outbox(email)).slice(-1);
  expect(mail).toMatchObject({ template: 'account-closed' });
  for (const { until } of view.kept) expect(mail?.text).toContain(until.split('-').reverse().join('.'));
  expect(mail?.text).toContain('service@kanarya.fanline.example');

  t.pass({ days: 1 });
  const next = await guestWithProof(t, phone);
  const answer = await next.post('/api/auth/register', registration({ phone, email }));
  expect(answer.status).toBe(201);
  const rows = await t.db.query('SELECT id FROM users WHERE phone = $1', [phone]);
  expect(rows).toHaveLength(1);
});

test('what belongs to the account alone goes, and what the law keeps stays as it was', async () => {
  const { client, userId, order } = await endedCustomer(t);
  const count = async (table: string) =>
    (
      await t.db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table} WHERE user_id = $1`, [userId])
    )[0]?.n;
  await t.db.query(
    `INSERT INTO saved_method (id, team, user_id, method, label, token, is_default, created_at)
     VALUES ($1, 'kanarya', $1, 'card', 'Visa', 'cus_1/pm_1', true, now())`,
    [userId],
  );
  await t.db.query(`INSERT INTO badge_earned (user_id, badge, earned_at) VALUES ($1, 'firstGoal', now())`, [
    userId,
  ]);
  const kept = async () =>
    t.db.query('SELECT to_jsonb(i) AS row FROM invoice i WHERE order_id = $1', [order.id]);
  const before = await kept();
  expect(before).not.toEqual([]);
  const told: string[] = [];
  const real = t.ports.payments.forgetMethod;
  t.ports.payments.forgetMethod = async (token) => void told.push(token);
  (await client.post(path, { ...form, reason: 'Zu teuer.' })).payload();
  t.ports.payments.forgetMethod = real;
  expect(told).toEqual(['cus_1/pm_1']);
  for (const table of ['saved_method', 'badge_earned', 'known_source', 'contact_change', 'billing_customer'])
    expect([table, await count(table)]).toEqual([table, 0]);
  expect(await kept()).toEqual(before);
  expect(await count('contract')).toBe(1);
  const [reason] = await t.db.query('SELECT reason FROM closing_reason');
  expect(reason).toEqual({ reason: 'Zu teuer.' });
});

test('an account without any line keeps nothing, not even the name', async () => {
  const { client, userId } = await customer(t, 'anna');
  await stepUp(client);
  (await close(client)).payload();
  const [row] = await t.db.query<Record<string, unknown>>('SELECT * FROM users WHERE id = $1', [userId]);
  expect(row).toMatchObject({ first_name: '', last_name: '', street: '', birthday: null, id_number: null });
  expect((await t.outbox('anna@example.org')).at(-1)?.text).toContain('– nichts');
});

test('an old link and a password of before lead nowhere', async () => {
  const { client, userId } = await customer(t, 'bora');
  await stepUp(client);
  (await client.send('PATCH', '/api/auth/me', { email: 'bora-neu@example.org' })).payload();
  const token = /token=([\w-]+)/.exec((await t.outbox('bora@example.org')).at(-1)?.text ?? '')?.[1];
  (await close(client)).payload();
  const undone = await t.client().post('/api/auth/undo-contact-change', { token });
  expect(undone.problem().referenceCode).toBe(1130);
  expect(await closedAt(userId)).not.toBeNull();
});
