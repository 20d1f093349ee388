import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccount } from '../../../src/server/infra/db/seeds/demo-accounts.seed.ts';
import { OutOfReach } from '../../../src/server/infra/ports/circuit-breaker.ts';
import type { UsageHistory } from '../../../src/shared/api/usage.ts';
import { germanDay } from '../../../src/shared/german-day.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { invoicesOf, live, paidOrder } from '../../support/lines.ts';
import { readPdf } from '../../support/pdf.ts';
import { customer, logIn } from '../../support/people.ts';
import { runUsage, usageOf } from '../../support/usage.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await runUsage(t);
});
afterAll(() => t.close());

const demo = () => logIn(t.client(), demoAccount.email, demoAccount.password);

test('a line in use: what is left and how long it has to last', async () => {
  const [line] = await usageOf(await demo());
  const { totalMb = 0, usedMb = 0 } = line ?? {};
  expect(totalMb).toBe(20_000);
  expect(usedMb).toBeGreaterThan(0);
  expect(line?.leftMb).toBe(totalMb - usedMb);
  expect(line?.daysLeft).toBeGreaterThan(0);
  expect(line && line.cycleStartsOn < line.cycleEndsOn).toBe(true);
  expect(line?.allowances).toEqual([
    expect.objectContaining({ source: 'tariff', amount: 20_000, used: usedMb, endsOn: line?.cycleEndsOn }),
  ]);
});

test('its history by day and month is what the network counted', async () => {
  const client = await demo();
  const { history } = (await client.get('/api/usage/me/history')).payload<{ history: UsageHistory }>();
  expect(history.days.length).toBeGreaterThan(50);
  const sum = (of: readonly { dataMb: number }[]) => of.reduce((total, { dataMb }) => total + dataMb, 0);
  expect(sum(history.months)).toBe(sum(history.days));
  // The plan's volume is agreed for each month, and the dashboard says the one before (TKTransparenzV § 9 (1)).
  expect(history.months.map(({ agreedMb }) => agreedMb)).toEqual(history.months.map(() => 20_000));
  const [, before] = history.months;
  expect((await usageOf(client))[0]?.previous).toEqual({
    startsOn: before?.startsOn,
    endsOn: before?.endsOn,
    usedMb: before?.dataMb,
    agreedMb: 20_000,
  });
  expect(history.days.some(({ minutes }) => minutes > 0) && history.days.some(({ sms }) => sms > 0)).toBe(
    true,
  );
  const foreign = await (await customer(t, 'cem')).client.get('/api/usage/me/history');
  expect(foreign.problem()).toMatchObject({ status: 404, referenceCode: 1023 });
});

test('before a line is active nothing is used; from then on it is, with the whole volume', async () => {
  const { client, email } = await paidOrder(t, (forms) => ({
    ...forms,
    'order/approval': { termsAccepted: true, summaryReceived: true, earlyStart: false },
  }));
  await live(t, 3);
  await logIn(client, email);
  expect(await usageOf(client)).toEqual([]);
  await live(t, 13);
  await logIn(client, email);
  const [first] = await usageOf(client);
  expect(first?.totalMb).toBe(20_000);
  expect(first?.usedMb).toBeLessThan(2_500);
  await live(t, 5);
  await logIn(client, email);
  const [later] = await usageOf(client);
  expect(later?.usedMb).toBeGreaterThan(first?.usedMb ?? 0);
  expect(later?.asOf).toBe(t.now().toISOString());
});

test('while the network is away, the usage is shown as it was read last', async () => {
  const client = await demo();
  await runUsage(t);
  const [before] = await usageOf(client);
  const { usage } = t.ports.network;
  t.ports.network.usage = () => Promise.reject(new OutOfReach('away'));
  t.pass({ minutes: 14 });
  const [later] = await usageOf(client);
  t.ports.network.usage = usage;
  expect(later?.usedMb).toBe(before?.usedMb);
  expect(later?.asOf).toBe(before?.asOf);
  expect((await usageOf(client))[0]?.asOf).toBe(t.now().toISOString());
});

test('nobody else sees it, and without a line there is none', async () => {
  expect((await t.client().get('/api/usage/me')).status).toBe(401);
  expect(await usageOf((await customer(t, 'bora')).client)).toEqual([]);
});

test('a line that has ended uses nothing', async () => {
  const client = await demo();
  const [line] = await usageOf(client);
  await t.db.query('UPDATE contract SET ended_on = starts_on WHERE id = $1', [line?.contractId]);
  expect(await usageOf(client)).toEqual([]);
});

test('a bill tells what the month before has used, of what was agreed', async () => {
  const { order } = await paidOrder(t);
  await live(t, 32);
  const bills = (await invoicesOf(t, order.id)).filter(({ kind }) => kind === 'monthly');
  expect(bills).toHaveLength(2);
  const [first, second] = await Promise.all(
    bills.map(async ({ id }) => {
      const sql = 'SELECT bytes FROM document WHERE invoice_id = $1';
      const [paper] = await t.db.query<{ bytes: Uint8Array }>(sql, [id]);
      return (await readPdf(paper?.bytes ?? new Uint8Array())).text.replace(/\s+/g, ' ');
    }),
  );
  const { periodFrom = '', periodTo = '' } = bills[0] ?? {};
  const [used] = await t.db.query<{ mb: number }>(
    `SELECT sum(u.amount)::int AS mb FROM usage_day u JOIN contract c ON c.id = u.contract_id
      WHERE c.order_id = $1 AND u.kind = 'data' AND u.day BETWEEN $2 AND $3`,
    [order.id, periodFrom, periodTo],
  );
  const said = /Datenverbrauch (\S+) – (\S+) ([\d,]+) GB von vereinbarten 20 GB, Stand (\S+)/.exec(
    second ?? '',
  );
  expect(said?.slice(1, 3)).toEqual([germanDay(periodFrom), germanDay(periodTo)]);
  // The network's last word came the day before: what is used after it is on no bill yet.
  const told = Number(said?.[3]?.replace(',', '.')) * 1000;
  expect(told).toBeGreaterThan((used?.mb ?? 0) * 0.9);
  expect(told).toBeLessThanOrEqual((used?.mb ?? 0) + 50);
  expect(first).not.toContain('Datenverbrauch');
});
