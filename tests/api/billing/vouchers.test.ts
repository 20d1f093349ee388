import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueVoucher, redeem } from '../../../src/server/modules/billing/voucher.service.ts';
import { forgetExpired } from '../../../src/server/retention.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { invoicesOf, leap, paidOrder } from '../../support/lines.ts';
import { customer, logIn } from '../../support/people.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const url = '/api/vouchers/me';

async function voucherFor(to: string): Promise<string> {
  const receiver = { team: 'kanarya', lang: 'de', to, name: 'Ayşe Yılmaz', cents: 10_000 } as const;
  await t.db.transaction((tx) => issueVoucher(tx, t.deps, receiver));
  const mail = (await t.outbox(to)).findLast(({ template }) => template === 'voucher');
  return /voucher\?code=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('a voucher of 100 € takes 100 € off the bills, month by month, and not a cent more', async () => {
  const { client, order } = await paidOrder(t);
  const code = await voucherFor('winner@example.org');
  expect((await client.post(url, { code })).payload()).toEqual({ voucher: { cents: 10_000 } });
  await leap(t, 240);
  const bills = (await invoicesOf(t, order.id)).filter(({ kind }) => kind === 'monthly');
  const lines = bills.flatMap((bill) => bill.lines);
  expect(lines.filter(({ id }) => id === 'voucher')).toMatchObject([
    { labelKey: 'invoices.paper.voucher', cents: -10_000 },
  ]);
  const owed = lines.filter(({ id }) => id !== 'voucher').reduce((sum, { cents }) => sum + cents, 0);
  expect(owed).toBeGreaterThan(10_000);
  const [settled] = await t.db.query<{ cents: number }>(
    `SELECT coalesce(sum(amount_cents), 0)::int AS cents FROM settlement
      WHERE kind <> 'offset' AND invoice_id = ANY($1::uuid[])`,
    [bills.map(({ id }) => id)],
  );
  const open = bills.reduce((sum, { totalCents, settledCents }) => sum + totalCents - settledCents, 0);
  expect((settled?.cents ?? 0) + open).toBe(owed - 10_000);
  // The first ones are covered, so nobody pays them.
  const [first] = bills;
  expect(first && first.totalCents - first.settledCents).toBe(0);
});

test('from its redeeming until a bill has used it, its owner sees what it is worth, and no other customer', async () => {
  const [one, other] = [await paidOrder(t), await paidOrder(t)];
  const waiting = async ({ client }: typeof one) => (await client.get(url)).payload();
  expect(await waiting(one)).toEqual({ waitingCents: 0 });
  for (const to of ['first@example.org', 'second@example.org'])
    await one.client.post(url, { code: await voucherFor(to) });
  expect(await waiting(one)).toEqual({ waitingCents: 20_000 });
  expect(await waiting(other)).toEqual({ waitingCents: 0 });
  await leap(t, 60);
  await logIn(one.client, one.email);
  expect(await waiting(one)).toEqual({ waitingCents: 0 });
});

test('without a line it waits in the account, as its mail and the terms say, and no bill comes', async () => {
  const { client, userId } = await customer(t, 'anna');
  const code = await voucherFor('lineless@example.org');
  const [mail] = await t.outbox('lineless@example.org');
  expect(mail?.text).toMatch(/noch keinen Anschluss, bleibt der Betrag dort stehen/);
  expect((await client.post(url, { code })).payload()).toEqual({ voucher: { cents: 10_000 } });
  await leap(t, 400);
  await logIn(client, 'anna@example.org');
  expect((await client.get(url)).payload()).toEqual({ waitingCents: 10_000 });
  expect(await t.db.query('SELECT 1 FROM invoice WHERE user_id = $1', [userId])).toEqual([]);
});

test('it can be looked at until it is redeemed, once, by whoever comes first', async () => {
  const [one, other] = [await paidOrder(t), await paidOrder(t)];
  const code = await voucherFor('once@example.org');
  const look = () => other.client.post(`${url}/look`, { code });
  const until = `${t.now().getUTCFullYear() + 3}-12-31`;
  for (let nth = 0; nth < 2; nth++)
    expect((await look()).payload()).toEqual({ voucher: { cents: 10_000, until } });
  const answers = await Promise.all([one, other].map(({ client }) => client.post(url, { code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await one.client.post(url, { code })).problem().referenceCode).toBe(1103);
  expect((await look()).problem().referenceCode).toBe(1103);
  expect(await t.db.query('SELECT 1 FROM voucher WHERE code_hash = $1', [code])).toEqual([]);
});

test('it ends with the third year after its own, to the second, and is then forgotten', async () => {
  const code = await voucherFor('late@example.org');
  const [mail] = await t.outbox('late@example.org');
  const year = t.now().getUTCFullYear() + 3;
  expect(mail?.text).toContain(`bis zum 31.12.${year}`);
  const late = { ...t.deps, clock: () => new Date(`${year}-12-31T23:00:00Z`) };
  await expect(redeem(late, 'kanarya', randomUUID(), code)).rejects.toMatchObject({ referenceCode: 1103 });
  const left = async (now: string) => {
    await forgetExpired(t.db, new Date(now));
    return t.db.query('SELECT 1 FROM voucher WHERE expires_at IS NOT NULL');
  };
  expect(await left(`${year}-12-31T22:59:59Z`)).toHaveLength(1);
  expect(await left(`${year}-12-31T23:00:01Z`)).toHaveLength(0);
  // Those of the tests before, which are redeemed.
  expect((await t.db.query('SELECT 1 FROM voucher')).length).toBe(5);
});
