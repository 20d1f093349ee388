import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellNetwork } from '../../../src/server/infra/ports/network/tell-network.service.ts';
import { runLifecycle } from '../../../src/server/modules/lifecycle/run-lifecycle.service.ts';
import { giveDueAllowances } from '../../../src/server/modules/packages/give-due.service.ts';
import { diceOf } from '../../invariants/harness/dice.ts';
import { note } from '../../invariants/harness/figures.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { accounts, runDebits } from '../../support/collecting.ts';
import { runSeed } from '../../support/run-seed.ts';
import { begunByCard, wrongBegins } from '../../support/year/begins.ts';
import { booksOf, unbalanced, wrongInvoices } from '../../support/year/books.ts';
import { changePlan } from '../../support/year/changes.ts';
import { wrongCompensations } from '../../support/year/compensations.ts';
import { wrongDays } from '../../support/year/days.ts';
import { wrongDeliveries } from '../../support/year/deliveries.ts';
import {
  bookPackage,
  changeMeans,
  count,
  dispute,
  leave,
  pay,
  payAllBills,
  payInvoices,
  setMeans,
  settleProcessing,
  type Tally,
} from '../../support/year/happenings.ts';
import { invite, wrongInvitations } from '../../support/year/invitations.ts';
import { catalogueOf, newPerson, type Person } from '../../support/year/people.ts';
import { brokenPromises } from '../../support/year/promises.ts';
import { reconsider } from '../../support/year/reconsider.ts';

const isDeep = process.env.DEEP === '1';
const size = isDeep
  ? { people: Number(process.env.PEOPLE ?? 1000), days: Number(process.env.DAYS ?? 365), step: 1 }
  : { people: 20, days: 84, step: 4 };
/** Customers who are there beside those who live by the dice. */
const steady = 2;
const seed = runSeed();

const fail = (error: unknown) => {
  throw error;
};

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('a year of a thousand customers balances to the cent, for each and for all', {
  timeout: 7_200_000,
}, async () => {
  const dice = diceOf(seed);
  const tally: Tally = {};
  const catalogue = await catalogueOf(t);
  const people: Person[] = [];
  // So that debits of both ends occur whatever the dice say: these two keep their accounts and do nothing else.
  await arriveWith(accounts.succeeds, 1);
  await arriveWith(accounts.fails, 2);
  for (let day = 0; day < size.days; day += size.step) {
    // Most come in the first half, so that there is a life to look at.
    const arrivals = Math.ceil(
      (size.people - people.length) / Math.max(1, (size.days / 2 - day) / size.step),
    );
    for (let i = 0; i < arrivals && people.length < size.people; i++) await arrive();
    await settleProcessing(t, dice, tally);
    for (const person of people) await live(person);
    if (dice.roll(30) < size.step) await dispute(t, tally);
    // Also before: in a leap of days a line may get its last month and end.
    await giveDueAllowances(t.deps);
    await runLifecycle(t.deps);
    await giveDueAllowances(t.deps);
    await tellNetwork(t.deps, fail);
    await runDebits(t);
    t.pass({ days: size.step });
    if (isDeep && day % 30 === 29) console.log(`· day ${day + 1}: ${people.length} customers`);
  }

  async function arriveWith(iban: string, serial: number) {
    const person = await newPerson(t, dice, catalogue, serial);
    await payOrder(person, 'paid');
    await setMeans(t, person, iban);
  }
  async function arrive() {
    const serial = people.length + 1 + steady;
    const person =
      (await invite(t, dice, tally, people, serial)) ?? (await newPerson(t, dice, catalogue, serial));
    people.push(person);
    await payOrder(person);
  }
  async function payOrder({ orderId: id }: Person, outcome?: 'paid') {
    const [order] = await t.db.query<{ amountCents: number; state: string }>(
      'SELECT today_cents AS "amountCents", state FROM orders WHERE id = $1',
      [id],
    );
    if (order?.state === 'pendingPayment')
      await pay(t, dice, tally, { kind: 'order', id, amountCents: order.amountCents }, outcome);
  }
  async function live(person: Person) {
    if (dice.roll(7) < size.step) await payOrder(person);
    if (dice.roll(10) < size.step) await payInvoices(t, dice, tally, person);
    if (dice.roll(20) < size.step) await changeMeans(t, dice, tally, person);
    if (dice.roll(30) < size.step) await payAllBills(t, dice, tally, person);
    if (dice.roll(60) < size.step) await bookPackage(t, dice, tally, catalogue, person);
    // Many take back nothing and stay: what their bills were to be is looked at to the end.
    if (dice.roll(100) < size.step) await reconsider(t, dice, tally, person);
    if (dice.roll(90) < size.step) await changePlan(t, dice, tally, catalogue, person);
    if (dice.roll(400) < size.step) await leave(t, dice, tally, person);
  }

  await runLifecycle(t.deps);
  await giveDueAllowances(t.deps);
  await tellNetwork(t.deps, fail);
  const books = await booksOf(t);
  const sum = (of: 'invoiced' | 'open' | 'received' | 'refunded') =>
    books.reduce((total, one) => total + one[of], 0);
  const [kinds] = await t.db.query<{ list: string }>(
    "SELECT string_agg(kind || ' ' || n, ', ') AS list FROM (SELECT kind, count(*) AS n FROM invoice GROUP BY 1 ORDER BY 1) k",
  );
  const euros = (cents: number) => (cents / 100).toFixed(2);
  count(tally, 'run');
  note(
    `a year of ${size.people} customers and ${size.days} days (seed ${seed}): invoices ${euros(sum('invoiced'))} = ` +
      `payments ${euros(sum('received'))} + open ${euros(sum('open'))} − refunds ${euros(sum('refunded'))}; ` +
      `${kinds?.list}; ${Object.entries(tally)
        .map(([what, n]) => `${what} ${n}`)
        .join(', ')}`,
  );
  // All are told at once: the long form takes an hour.
  expect.soft(unbalanced(books), `seed ${seed}`).toEqual([]);
  expect.soft(await wrongInvoices(t), `seed ${seed}`).toEqual([]);
  expect.soft(sum('invoiced')).toBe(sum('received') - sum('refunded') + sum('open'));
  const promises = await brokenPromises(t, people);
  expect.soft(promises.wrong, `seed ${seed}`).toEqual([]);
  expect.soft(promises.count).toBeGreaterThan(size.people / 10);
  const compensations = await wrongCompensations(t);
  expect.soft(compensations.wrong, `seed ${seed}`).toEqual([]);
  if (isDeep) expect.soft(compensations.count).toBeGreaterThan(10);
  expect.soft(await wrongBegins(t), `seed ${seed}`).toEqual([]);
  expect.soft(await begunByCard(t), `seed ${seed}`).toBeGreaterThan(0);
  expect.soft(await wrongDeliveries(t), `seed ${seed}`).toEqual([]);
  expect.soft(await wrongDays(t, size.step), `seed ${seed}`).toEqual([]);
  expect.soft(await wrongInvitations(t), `seed ${seed}`).toEqual([]);
  expect(sum('refunded')).toBeGreaterThan(0);
  if (isDeep) expect(await missing(tally)).toEqual([]);
  const collected = await collectedIn();
  note(`collected: ${collected.map(({ state, n }) => `${state} ${n}`).join(', ')}`);
  expect(collected.map(({ state }) => state)).toEqual(['failed', 'succeeded']);
});

/** What belongs to a year and did not happen in this one. */
async function missing(tally: Tally): Promise<string[]> {
  const [ported] = await t.db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM porting p JOIN contract c ON c.order_id = p.order_id
      WHERE p.state = 'completed' AND c.activated_at IS NOT NULL`,
  );
  const happened: Tally = { ...tally, 'number brought': ported?.n ?? 0 };
  const kinds = [
    'invitation',
    'package',
    'change',
    'withdrawal',
    'cancellation',
    'dispute',
    'number brought',
  ];
  return kinds.filter(
    (kind) => !Object.entries(happened).some(([what, n]) => what.startsWith(kind) && n > 0),
  );
}

/** How debits ended: of each kind some. */
function collectedIn(): Promise<{ state: string; n: number }[]> {
  return t.db.query(
    `SELECT state, count(*)::int AS n FROM payment WHERE is_collection AND state IN ('failed', 'succeeded')
      GROUP BY 1 ORDER BY 1`,
  );
}
