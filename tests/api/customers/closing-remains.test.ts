import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountParts } from '../../../src/server/infra/closing/account-parts.ts';
import { forgetAccounts } from '../../../src/server/modules/customers/forget-accounts.service.ts';
import { forgetIdentities } from '../../../src/server/modules/lifecycle/forget-identities.service.ts';
import { forgetExpired } from '../../../src/server/retention.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { endedCustomer, person } from '../../support/ended-customer.ts';
import { holdNumber } from '../../support/orders.ts';
import { pdf, sendFile } from '../../support/uploads.ts';

/** Tables in which the customer may still be found after the closing, each with the reason and the period. */
const STAYS: Record<string, string> = {
  users: 'name and address of a contract, § 172 TKG: the end of the year after its end',
  orders: 'what was ordered, a paper of the contract: 8 years, § 257 HGB',
  contract: 'the contract: 8 years, § 257 HGB',
  invoice: 'the bill and its recipient: 8 years, § 147 AO',
  document: 'the papers themselves: 8 years',
  coupon_redemption: 'it explains the price of an order: as long as the order',
  mandate: 'the proof of what was debited: 8 years',
  session: 'ended; without a name: 30 days after its own end',
  support_message: 'a message to the service: 3 years',
  submission: 'a form of a page: as long as its page said',
  upload: 'a file that was sent with a message: as long as the message',
  outbox: 'messages that were sent: 30 days',
  guest: 'the visitor who proved a phone: 7 days',
  otp_challenge: 'a code: 1 day',
  otp_sent: 'how often a phone got a code: 1 day',
  idempotency_key: 'that a request was answered: 30 days',
  budget: 'how often something costly was done: until its period ends',
  form_post: 'the answer to a post: 1 day',
};
/** What we play for an outside system, which has its own periods. */
const OUTSIDE = ['sandbox_session', 'sandbox_event', 'sandbox_refund'];

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** The tables in which one of the texts stands in some column. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const columns = await t.db.query<{ table: string; column: string; type: string }>(
    `SELECT table_name AS table, column_name AS column, data_type AS type FROM information_schema.columns
      WHERE table_schema = current_schema() ORDER BY 1, 2`,
  );
  const found = new Set<string>();
  for (const { table, column, type } of columns) {
    const shown = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const [row] = await t.db.query(
      `SELECT 1 FROM "${table}" WHERE EXISTS (SELECT FROM unnest($1::text[]) AS one (word)
        WHERE position(lower(word) IN lower(${shown})) > 0) LIMIT 1`,
      [texts],
    );
    if (row) found.add(table);
  }
  return [...found].filter((table) => !OUTSIDE.includes(table)).sort();
}

/** All that deletes by the clock, as the jobs do. */
async function forget(moment: string): Promise<void> {
  t.pass({ seconds: (Date.parse(moment) - t.now().getTime()) / 1000 });
  await t.db.query(`UPDATE outbox SET sent_at = created_at WHERE sent_at IS NULL`);
  await forgetIdentities(t.deps);
  await forgetAccounts(t.deps, (error) => {
    throw error;
  });
  await forgetExpired(t.db, t.now());
}

test('what the law keeps stays until its day, and on the next one nothing of the customer is in any table', async () => {
  const { client, email, phone, userId } = await endedCustomer(t);
  const names = [person.lastName, person.street, email, phone];
  await holdNumber(client);
  await sendFile(client, { form: 'support/message', field: '/files' }, pdf());
  await client.post(
    '/api/submissions/support/barrier',
    { place: 'Hilfe', message: `Hier schreibt ${person.lastName}.` },
    { 'idempotency-key': randomUUID() },
  );
  const before = await tablesWith([...names, userId]);
  expect(before).toEqual(expect.arrayContaining(['users', 'orders', 'invoice', 'document', 'phone_number']));

  (await client.post('/api/users/me/closing', { understood: true })).payload();
  const after = await tablesWith([...names, userId]);
  expect(after.filter((table) => !Object.hasOwn(STAYS, table))).toEqual([]);
  expect(await tablesWith([phone])).not.toContain('users');
  expect(await tablesWith([email])).not.toContain('users');

  const year = t.now().getUTCFullYear();
  await forget(`${year + 1}-12-31T12:00:00Z`);
  expect(await tablesWith([person.street])).toContain('users');
  await forget(`${year + 2}-01-01T12:00:00Z`);
  expect(await tablesWith(names)).not.toContain('users');

  await forget(`${year + 8}-12-31T12:00:00Z`);
  expect(await tablesWith([userId])).toEqual(
    expect.arrayContaining(['contract', 'invoice', 'orders', 'users']),
  );
  expect(await tablesWith([person.lastName])).toEqual(expect.arrayContaining(['invoice', 'orders']));
  await forget(`${year + 9}-01-01T12:00:00Z`);
  expect(await tablesWith([...names, userId])).toEqual([]);
});

/** Tables whose rows point at an account, an order, a contract or a bill and would keep it, and that no module forgets. */
async function unforgotten(): Promise<string[]> {
  const rows = await t.db.query<{ name: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
      WHERE contype = 'f' AND confdeltype = 'a'
        AND confrelid IN ('users'::regclass, 'orders'::regclass, 'contract'::regclass, 'invoice'::regclass)`,
  );
  const parts = accountParts();
  const forgotten = parts.flatMap(({ goes = [], loosens = [], ends = [] }) => [...goes, ...loosens, ...ends]);
  // It goes with its order by itself, and with the account thereby.
  const known = new Set([...forgotten.map(({ table }) => table), 'coupon_redemption']);
  return rows.map(({ name }) => name).filter((name) => !known.has(name));
}

test('each table that points at a customer’s records is forgotten by its module, and a new one is noticed', async () => {
  expect(await unforgotten()).toEqual([]);
  await t.db.query('CREATE TABLE wish (user_id uuid NOT NULL REFERENCES users (id))');
  expect(await unforgotten()).toEqual(['wish']);
  await t.db.query('DROP TABLE wish');
});

test('an account that cannot be deleted stops no other', async () => {
  const [stuck, other] = [await endedCustomer(t), await endedCustomer(t)];
  for (const { client } of [stuck, other])
    (await client.post('/api/users/me/closing', { understood: true })).payload();
  await t.db.query('UPDATE users SET kept_until = $2 WHERE id = $1', [stuck.userId, '2026-01-01']);
  await t.db.query('CREATE TABLE holds_back (user_id uuid NOT NULL REFERENCES users (id))');
  await t.db.query('INSERT INTO holds_back VALUES ($1)', [stuck.userId]);
  t.pass({ days: 366 * 10 });
  const failures: unknown[] = [];
  await forgetAccounts(t.deps, (error) => failures.push(error));
  const left = () =>
    t.db.query('SELECT id FROM users WHERE id = ANY($1::uuid[])', [[stuck.userId, other.userId]]);
  expect(await left()).toEqual([{ id: stuck.userId }]);
  expect(failures.map(String)).toEqual([expect.stringMatching(/holds_back/)]);
  await t.db.query('DROP TABLE holds_back');
  await forgetAccounts(t.deps, (error) => failures.push(error));
  expect(await left()).toEqual([]);
  expect(failures).toHaveLength(1);
});
