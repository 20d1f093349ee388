import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import { figuresOf, type Side } from './compare.ts';

/** What happened while many bills fell due at once. */
export interface Billing {
  invoices: number;
  /** Bills with their papers, and mails, for each minute of the first, middle and last third of them. */
  billsPerMinute: number[];
  mailsPerMinute: number[];
  /** The median of other answers before, meanwhile and afterwards, in milliseconds. */
  before: number;
  meanwhile: number;
  afterwards: number;
}

const quietMs = 15_000;
const longestMs = 3_600_000;

/** Makes so many months begin today, and looks on until all are billed and told; `mails` counts what a mailbox got. */
export async function manyBills(side: Side, count: number, mails: () => number): Promise<Billing> {
  const before = await answersUntil(side, Date.now() + quietMs);
  const counted = await serialOf(side.db);
  const firstMail = mails();
  const due = await makeDue(side.db, count);
  const bills = new Thirds(due);
  const told = new Thirds(due);
  const watching = (async () => {
    const end = Date.now() + longestMs;
    while (!(bills.isFull && told.isFull)) {
      if (Date.now() > end) throw new Error(`After an hour ${bills} bills and ${told} mails of ${due}.`);
      bills.reach((await serialOf(side.db)) - counted);
      told.reach(mails() - firstMail);
      await sleep(200);
    }
  })();
  const meanwhile = await answersUntil(side, watching);
  const afterwards = await answersUntil(side, Date.now() + quietMs);
  const rates = { billsPerMinute: bills.perMinute(), mailsPerMinute: told.perMinute() };
  return { invoices: due, ...rates, before, meanwhile, afterwards };
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

/** When each third of something was reached; it begins with the first, since a job looks every twenty seconds. */
class Thirds {
  private began: number | undefined;
  private readonly reached: number[] = [];
  private done = 0;

  constructor(private readonly all: number) {}

  get isFull(): boolean {
    return this.done >= this.all;
  }

  reach(done: number): void {
    this.done = done;
    if (done > 0) this.began ??= Date.now();
    while (this.reached.length < 3 && done >= (this.all * (this.reached.length + 1)) / 3)
      this.reached.push(Date.now());
  }

  perMinute(): number[] {
    return this.reached.map((end, at) => {
      const from = (at === 0 ? this.began : this.reached[at - 1]) ?? end;
      return Math.round((this.all / 3 / (end - from)) * 60_000);
    });
  }

  toString(): string {
    return String(this.done);
  }
}
