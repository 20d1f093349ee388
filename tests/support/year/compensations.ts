import { addDays, daysBetween } from '../../../src/shared/calendar.ts';
import { isNationwideHoliday } from '../../../src/shared/holidays.ts';
import type { TestApp } from '../app.ts';

interface Ported {
  number: string;
  agreedOn: string;
  leftOn: string;
  arrivedOn: string;
  monthlyCents: number;
  /** What all bills, credit notes included, gave for it. */
  givenCents: number;
  /** Whether a bill has come since, or none will come any more. */
  isDue: boolean;
}

/** The flat rate of § 59 (4) and (6) TKG for a day, in cents. */
const DAY = 1000;

/**
 * Lines whose late number was not compensated as the law says, whatever came later: another plan, a withdrawal, an end.
 * @returns what is wrong, and how many late numbers were looked at
 */
export async function wrongCompensations({ db }: TestApp): Promise<{ wrong: string[]; count: number }> {
  const ported = await db.query<Ported>(
    `SELECT c.number, p.agreed_on AS "agreedOn", p.left_on AS "leftOn", p.arrived_on AS "arrivedOn",
       o.monthly_cents AS "monthlyCents",
       (SELECT coalesce(sum((line ->> 'cents')::int), 0)::int FROM invoice i, jsonb_array_elements(i.lines) line
         WHERE i.contract_id = c.id AND line ->> 'id' LIKE 'porting%') AS "givenCents",
       c.closed_at IS NOT NULL OR EXISTS (SELECT FROM invoice i WHERE i.contract_id = c.id AND i.kind = 'monthly') AS "isDue"
       FROM porting p JOIN orders o ON o.id = p.order_id JOIN contract c ON c.order_id = o.id
      WHERE p.state = 'completed' AND p.agreed_on IS NOT NULL AND p.left_on IS NOT NULL AND p.arrived_on IS NOT NULL`,
  );
  const owed = ported.map((line) => ({ ...line, cents: late(line, line.agreedOn, DAY) + dead(line) }));
  const wrong = owed.flatMap(({ number, cents, givenCents, isDue }) =>
    givenCents === -cents || (!isDue && givenCents === 0)
      ? []
      : [`${number}: ${cents} owed, ${-givenCents} given`],
  );
  return { wrong, count: owed.filter(({ cents }) => cents > 0).length };
}

/** One working day is free; who waits longer is paid for each day. */
function late({ arrivedOn }: Ported, since: string, dayCents: number): number {
  let free = addDays(since, 1);
  while ([0, 6].includes(new Date(free).getUTCDay()) || isNationwideHoliday(free)) free = addDays(free, 1);
  return arrivedOn > free ? daysBetween(since, arrivedOn) * dayCents : 0;
}

function dead(line: Ported): number {
  return late(line, line.leftOn, Math.max(DAY, Math.round(line.monthlyCents / 5)));
}
