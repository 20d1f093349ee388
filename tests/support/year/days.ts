import type { Gift } from '../../../src/shared/api/catalogue.ts';
import { addDays, addMonths } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import type { TestApp } from '../app.ts';

/** The days on which a volume counts, both included. */
interface Days {
  /** What gives it: the month of the plan, the package of the order, or the booked package. */
  cause: string;
  from: string;
  to: string;
  /** The last day of what may begin later than it should: it counts from the day on which it was given. */
  lastFrom?: (from: string) => string;
}

/** What an invoice says about a plan's month or a booked package: it is paid for these days. */
interface Billed extends Days {
  gives: Gift[];
  withdrawnOn: string | null;
  /** Of a package that comes once. */
  isOnce: boolean;
  durationDays: number | null;
}

interface Line {
  number: string;
  startsOn: string;
  activatedOn: string;
  endedOn: string | null;
  withdrawnOn: string | null;
  billed: Billed[];
  /** Packages of the order. */
  ordered: { id: string; gives: Gift[]; durationDays: number | null; withdrawnOn: string | null }[];
  /** Our book of volumes, and the network's. */
  given: Days[];
  granted: Days[];
}

const daysIn = (table: string, endsEarly: string) =>
  `coalesce((SELECT jsonb_agg(jsonb_build_object('cause', CASE a.source WHEN 'tariff' THEN 'month ' || a.month
      ELSE a.source || ' ' || a.source_id END, 'from', (g.starts_at AT TIME ZONE 'Europe/Berlin')::date,
      'to', least(g.ends_on, c.ended_on, ${endsEarly})))
    FROM ${table} g JOIN allowance a ON a.id = g.id
   WHERE a.contract_id = c.id AND a.source <> 'invitation'), '[]')`;
const lastOf = "(g.ended_at AT TIME ZONE 'Europe/Berlin')::date";

/**
 * Lines whose volumes do not count on the days that were paid for: the months and packages on the invoices, and the
 * packages of the order from the line's first working day. What is withdrawn from counts until that day, and nothing of a
 * contract that was withdrawn from counts afterwards. Of a clock that leaps, a package may begin up to `step` − 1 days
 * later, and its term with it; in steps of a day each day is exact.
 */
export async function wrongDays({ db, now }: TestApp, step: number): Promise<string[]> {
  const today = berlinToday(now());
  const lines = await db.query<Line>(
    `SELECT c.number, c.starts_on AS "startsOn", (c.activated_at AT TIME ZONE 'Europe/Berlin')::date AS "activatedOn",
       c.ended_on AS "endedOn", c.withdrawn_on AS "withdrawnOn",
       coalesce((SELECT jsonb_agg(jsonb_build_object('cause', 'month ' || i.month, 'from', i.period_from,
           'to', i.period_to, 'withdrawnOn', NULL, 'gives', '[{"kind":"data"}]'::jsonb, 'isOnce', false))
         FROM invoice i WHERE i.contract_id = c.id AND i.kind = 'monthly'), '[]')
       || coalesce((SELECT jsonb_agg(jsonb_build_object('cause', 'booking ' || b.id, 'from', i.period_from,
           'to', i.period_to, 'withdrawnOn', b.withdrawn_on, 'gives', o.gives,
           'isOnce', NOT o.is_recurring, 'durationDays', o.duration_days))
         FROM option_booking b JOIN tariff_option o ON o.id = b.option_id
           JOIN invoice i ON i.order_id = c.order_id AND i.corrects_id IS NULL
             AND EXISTS (SELECT FROM jsonb_array_elements(i.lines) l WHERE l ->> 'id' = 'booking:' || b.id)
        WHERE b.contract_id = c.id AND (b.state = 'booked' OR b.withdrawn_on IS NOT NULL)), '[]') AS billed,
       coalesce((SELECT jsonb_agg(jsonb_build_object('id', x.option_id, 'gives', o.gives,
           'durationDays', o.duration_days, 'withdrawnOn', x.withdrawn_on))
         FROM order_option x JOIN tariff_option o ON o.id = x.option_id WHERE x.order_id = c.order_id), '[]') AS ordered,
       ${daysIn('allowance', lastOf)} AS given, ${daysIn('simulated_grant', lastOf)} AS granted
       FROM contract c WHERE c.activated_at IS NOT NULL AND c.team = 'kanarya'`,
  );
  return lines.flatMap((line) => {
    const paid = line.withdrawnOn === null ? paidDays(line, today) : undefined;
    return [
      ...wrongIn(`${line.number} in our book`, line, { paid, has: line.given, step }),
      ...wrongIn(`${line.number} in the network`, line, { paid, has: line.granted, step }),
    ];
  });
}

function paidDays({ startsOn, activatedOn, endedOn, billed, ordered }: Line, today: string): Days[] {
  const last = (to: string, withdrawnOn: string | null) =>
    [to, endedOn, withdrawnOn].filter((day) => day !== null).sort()[0] ?? to;
  const term = (from: string, durationDays: number | null) =>
    durationDays ? addDays(from, durationDays - 1) : endOfMonth(startsOn, from);
  const months = billed.flatMap(({ cause, from, to, gives, withdrawnOn, isOnce, durationDays }) => {
    const begun = from < activatedOn ? activatedOn : from;
    const days = { cause, from: begun, to: last(to, withdrawnOn) };
    const lastFrom = (day: string) => last(term(day, durationDays), withdrawnOn);
    const given = isOnce ? { ...days, lastFrom } : days;
    return counts(begun, withdrawnOn) ? gives.map(() => given) : [];
  });
  const packages = ordered.flatMap(({ id, gives, durationDays, withdrawnOn }) => {
    const to = last(term(activatedOn, durationDays), withdrawnOn);
    const days = { cause: `order ${id}`, from: activatedOn, to };
    return counts(activatedOn, withdrawnOn) ? gives.map(() => days) : [];
  });
  return [...months, ...packages].filter(({ from, to }) => from <= to && from <= today);
}

/** What is withdrawn from before its first day is over is not compared: it may have come that day, or not. */
function counts(from: string, withdrawnOn: string | null): boolean {
  return withdrawnOn === null || from < withdrawnOn;
}

function endOfMonth(startsOn: string, day: string): string {
  let month = 1;
  while (addMonths(startsOn, month) <= day) month += 1;
  return addDays(addMonths(startsOn, month), -1);
}

function wrongIn(
  whose: string,
  { withdrawnOn, ordered, billed }: Line,
  { paid, has, step }: { paid: Days[] | undefined; has: Days[]; step: number },
): string[] {
  if (!paid)
    return has
      .filter(({ to }) => withdrawnOn !== null && to > withdrawnOn)
      .map(
        ({ cause, to }) =>
          `${whose}: ${cause} counts until ${to}, the contract was withdrawn on ${withdrawnOn}`,
      );
  const withdrawals = new Map([
    ...billed.map(({ cause, withdrawnOn: on }) => [cause, on] as const),
    ...ordered.map(({ id, withdrawnOn: on }) => [`order ${id}`, on] as const),
  ]);
  const compared = has.filter(
    ({ cause, from, to }) => from <= to && counts(from, withdrawals.get(cause) ?? null),
  );
  const words = ({ cause, from, to }: Days) => `${cause} from ${from} to ${to}`;
  const [should, is] = [sorted(paid), sorted(compared)];
  const isRight = should.length === is.length && should.every((days, at) => isSame(days, is[at], step));
  return isRight
    ? []
    : [`${whose}: paid for ${should.map(words).join(', ')}; delivered ${is.map(words).join(', ')}`];
}

function sorted(days: readonly Days[]): Days[] {
  const key = ({ cause, from, to }: Days) => `${cause} ${from} ${to}`;
  return [...days].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

function isSame(should: Days, is: Days | undefined, step: number): boolean {
  if (!is || is.cause !== should.cause) return false;
  const isWithin = (day: string, first: string) => first <= day && day < addDays(first, step);
  if (!isWithin(is.from, should.from)) return false;
  return should.lastFrom ? is.to === should.lastFrom(is.from) : isWithin(is.to, should.to);
}
