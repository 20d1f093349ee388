import { collectInvoices } from '../../../src/server/modules/billing/collect-invoices.service.ts';
import { type Payment, paymentColumns } from '../../../src/server/modules/payments/payment.repository.ts';
import { reconcile, reconcilePayments } from '../../../src/server/modules/payments/reconcile.service.ts';
import { runRefunds } from '../../../src/server/modules/payments/run-refunds.service.ts';
import { runSandbox } from '../../../src/server/sandbox/payments/sandbox-webhooks.http.ts';
import { type accounts, runMoney, sepaOrder } from '../../support/collecting.ts';
import type { Dice } from '../harness/dice.ts';
import type { Round } from '../harness/rounds.ts';
import { newNumbers } from '../harness/shop.ts';
import { type Collectors, losing } from './collectors.ts';

const outcomes = ['succeeds', 'succeedsLate', 'fails', 'failsLate', 'disputed'] as const;

/**
 * The day of two debits comes: all jobs look at once, answers of the provider get lost, its messages come never, once or
 * twice. Then days pass until nothing moves any more.
 */
export function collectRound({ shop, jobs }: Collectors): Round {
  return async (dice) => {
    await newNumbers(shop.db, 2);
    // What the last round left undelivered would come first.
    await shop.db.query('UPDATE sandbox_event SET delivered_at = now() WHERE delivered_at IS NULL');
    const guests = [];
    for (const account of dice.shuffle([...outcomes]).slice(0, 2))
      guests.push({ account, ...(await sepaOrder(shop, account)) });
    await runMoney(shop);
    for (let leap = 0; leap < 3; leap++) {
      shop.pass({ days: 8 });
      await contend({ shop, jobs }, dice);
      shop.pass({ minutes: 5 });
      await contend({ shop, jobs }, dice);
    }
    // Nothing gets lost any more: what is still under way comes to its end.
    for (let day = 0; day < 16; day += 4) {
      shop.pass({ days: 4 });
      await runMoney(shop);
      // The poller takes twenty at a time, also those of all earlier rounds.
      for (const { order } of guests) await askAbout(shop, order.id);
      await runSandbox(shop.app, shop.deps);
    }
    const faults = [];
    for (const { account, order } of guests) faults.push(...(await wrongIn(shop.db, order.id, account)));
    return faults;
  };
}

/** Asks the provider about each payment of an order's bills. */
export async function askAbout({ db, deps }: Collectors['shop'], orderId: string): Promise<void> {
  const sql = `SELECT ${paymentColumns} FROM payment WHERE subject_id IN (SELECT id FROM invoice WHERE order_id = $1)`;
  for (const payment of await db.query<Payment>(sql, [orderId])) await reconcile(deps, payment);
}

/** Every job at once, each more than once; what fails is tried again by the next. */
async function contend({ shop, jobs }: Omit<Collectors, 'close'>, dice: Dice): Promise<void> {
  const nothing = () => {};
  await Promise.all(
    dice.shuffle([...jobs, ...jobs]).map(async (job) => {
      await dice.pause(15);
      await collectInvoices(losing(job, dice), nothing);
      await reconcilePayments(job, nothing);
      await runRefunds(job, nothing);
    }),
  );
  const told = dice.roll(3);
  for (let times = 0; times < told; times++) {
    await runSandbox(shop.app, shop.deps);
    // The provider sends once more what it has sent.
    if (told === 2) await shop.db.query('UPDATE sandbox_event SET delivered_at = NULL');
  }
}

interface Found {
  bills: number;
  debits: number;
  there: number;
  tries: number;
  settled: number;
  owed: number;
  taken: number;
  stopped: number;
}

/** By the rows of the order's first bill and by the provider's own. */
export async function wrongIn(
  db: Collectors['shop']['db'],
  orderId: string,
  account: keyof typeof accounts,
): Promise<string[]> {
  const [found] = await db.query<Found>(
    `WITH bill AS (SELECT * FROM invoice WHERE order_id = $1 AND kind = 'monthly' ORDER BY month LIMIT 1),
       debit AS (SELECT p.* FROM payment p, bill WHERE p.subject_id = bill.id AND p.is_collection)
     SELECT (SELECT count(*)::int FROM bill) AS bills, (SELECT count(*)::int FROM debit) AS debits,
       (SELECT count(*)::int FROM sandbox_session s, bill WHERE s.purpose = bill.number) AS there,
       (SELECT tries FROM collection c, bill WHERE c.invoice_id = bill.id) AS tries,
       (SELECT settled_cents FROM bill) AS settled, (SELECT total_cents FROM bill) AS owed,
       (SELECT coalesce(sum(s.amount_cents), 0)::int FROM sandbox_session s, bill
         WHERE s.purpose = bill.number AND s.state = 'succeeded' AND NOT s.disputed) AS taken,
       (SELECT count(*)::int FROM collection c, bill WHERE c.invoice_id = bill.id AND c.state = 'stopped') AS stopped`,
    [orderId],
  );
  if (!found) throw new Error('An aggregate has one row.');
  const { debits, there, tries, settled, owed, taken, stopped } = found;
  const pays = account === 'succeeds' || account === 'succeedsLate';
  // The identity check's cent is set off before.
  const isPaid = settled === owed;
  const mostDebits = account === 'fails' || account === 'failsLate' ? 2 : 1;
  return [
    ...(there === debits ? [] : [`${account}: ${there} debits at the provider for ${debits} of ours`]),
    ...(debits === mostDebits && tries === debits
      ? []
      : [`${account}: ${debits} debits, ${tries} tries, not ${mostDebits}`]),
    ...(isPaid === pays ? [] : [`${account}: ${settled} of ${owed} cents are settled`]),
    ...(taken === (pays ? owed : 0)
      ? []
      : [`${account}: ${taken} cents are kept at the provider, owed ${owed}`]),
    ...(stopped === (pays ? 0 : 1) ? [] : [`${account}: the collection has not come to its end`]),
  ];
}
