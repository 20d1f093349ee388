import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { figuresOf, type Side } from './compare.ts';

/** What happened while many bills fell due at once. */
export interface Billing {
  due: number;
  /** How many were billed within the time of the measuring. */
  billed: number;
  /** Bills with their papers, and mails, for each minute of each tenth of them. */
  billsPerMinute: number[];
  mailsPerMinute: number[];
  /** The median of other answers before, meanwhile and afterwards, in milliseconds. */
  before: number;
  meanwhile: number;
  afterwards: number;
}

const quietMs = 15_000;

/**
 * Makes so many months begin today, and looks on until all are billed and told, or the time is over; `mails` counts what
 * a mailbox got.
 */
export async function manyBills(
  side: Side,
  { invoices, minutes }: { invoices: number; minutes: number },
  mails: () => number,
): Promise<Billing> {
  const before = await answersUntil(side, Date.now() + quietMs);
  const counted = await serialOf(side.db);
  const firstMail = mails();
  const due = await makeDue(side.db, invoices);
  const bills: Reached[] = [];
  const told: Reached[] = [];
  const watching = (async () => {
    const end = Date.now() + minutes * 60_000;
    const isDone = () => Math.min(bills.at(-1)?.count ?? 0, told.at(-1)?.count ?? 0) >= due;
    while (!isDone() && Date.now() < end) {
      bills.push({ at: Date.now(), count: (await serialOf(side.db)) - counted });
      told.push({ at: Date.now(), count: mails() - firstMail });
      await sleep(200);
    }
  })();
  const meanwhile = await answersUntil(side, watching);
  const afterwards = await answersUntil(side, Date.now() + quietMs);
  const rates = { billsPerMinute: ratesOf(bills), mailsPerMinute: ratesOf(told) };
  return { due, billed: bills.at(-1)?.count ?? 0, ...rates, before, meanwhile, afterwards };
}

/** Numbers of invoices have no gaps: their counters say how many there are, whatever the size of the table. */
async function serialOf(db: Database): Promise<number> {
  const [row] = await db.query<{ serial: string }>('SELECT sum(last)::text AS serial FROM invoice_counter');
  return Number(row?.serial ?? 0);
}

/** As if the lines had begun so much earlier that their next month begins today. */
async function makeDue(db: Database, count: number): Promise<number> {
  const rows = await db.query(
    `UPDATE contract SET next_invoice_on = current_date, starts_on = (current_date - billed_months * interval '1 month')::date
      WHERE id IN (SELECT id FROM contract WHERE next_invoice_on > current_date AND ended_on IS NULL ORDER BY id LIMIT $1)
      RETURNING id`,
    [count],
  );
  return rows.length;
}

const paths = ['/api/users/me', '/api/contracts/me', '/api/tariffs', '/api/invoices/me', '/api/usage/me'];

/** The median of answers to customers who ask fifty times a second, until a moment or something else has ended. */
async function answersUntil({ owners, address }: Side, end: number | Promise<void>): Promise<number> {
  let isOver = false;
  const over = (typeof end === 'number' ? sleep(end - Date.now()) : end).finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  for (let at = 0; !isOver; at++) {
    const owner = owners[at % owners.length];
    const reply = await owner?.client.get(address, paths[at % paths.length] ?? '');
    if (reply?.status !== 200) throw new Error(`A customer was answered ${reply?.status}.`);
    times.push(reply.ms);
    await sleep(20);
  }
  await over;
  return figuresOf(times).p50;
}

/** How many there were at a moment. */
interface Reached {
  at: number;
  count: number;
}

const parts = 10;

/** For each minute of each tenth of what there is in the end; the first begins with the first one. */
export function ratesOf(reached: readonly Reached[]): number[] {
  const begun = reached.filter(({ count }) => count > 0);
  const [first, last] = [begun[0], begun.at(-1)];
  if (!first || !last) return [];
  const share = (last.count - first.count) / parts;
  const ends = Array.from(
    { length: parts + 1 },
    (_, at) => begun.find(({ count }) => count >= first.count + at * share) ?? last,
  );
  return ends.slice(1).map((end, at) => {
    const from = ends[at] ?? first;
    return Math.round(((end.count - from.count) / (end.at - from.at)) * 60_000);
  });
}
