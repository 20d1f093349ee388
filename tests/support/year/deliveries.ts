import type { Gift } from '../../../src/shared/api/catalogue.ts';
import { addMonths } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import type { TestApp } from '../app.ts';

interface Bought {
  number: string;
  startsOn: string;
  endedOn: string | null;
  planMb: number;
  /** Other plans, each from a month of the line on. */
  changes: { month: number; planMb: number }[];
  /** What each package of the order gives. */
  ordered: Gift[][];
  /** What each paid package gives, and how often it was billed. */
  booked: { gives: Gift[]; times: number; startsOn: string }[];
  /** What our book and the network's have given, without invitations. */
  given: number;
  granted: number;
}

/** What a package of the order or a later one gave that was withdrawn from; its days are judged by `wrongDays`. */
const isKept = `NOT EXISTS (SELECT FROM option_booking w WHERE w.id = a.source_id AND w.withdrawn_on IS NOT NULL)
  AND NOT EXISTS (SELECT FROM order_option w
    WHERE w.order_id = c.order_id AND w.option_id = a.source_id AND w.withdrawn_on IS NOT NULL)`;

/**
 * Lines whose volumes, added up, are not what was paid for: the plan's months, the packages of the order, and each paid
 * package as often as it was billed. Neither our book of volumes nor the network's is asked how it came about.
 */
export async function wrongDeliveries(t: TestApp): Promise<string[]> {
  const today = berlinToday(t.now());
  const lines = await t.db.query<Bought>(
    `SELECT c.number, c.starts_on AS "startsOn", c.ended_on AS "endedOn", t.data_gb * 1000 AS "planMb",
       coalesce((SELECT jsonb_agg(jsonb_build_object('month', h.month, 'planMb', n.data_gb * 1000) ORDER BY h.month)
         FROM tariff_change h JOIN tariff n ON n.id = h.tariff_id
        WHERE h.contract_id = c.id AND h.state = 'begun'), '[]') AS changes,
       coalesce((SELECT jsonb_agg(o.gives) FROM order_option x JOIN tariff_option o ON o.id = x.option_id
         WHERE x.order_id = c.order_id AND x.withdrawn_on IS NULL), '[]') AS ordered,
       coalesce((SELECT jsonb_agg(jsonb_build_object('gives', o.gives, 'startsOn', b.starts_on, 'times',
           (SELECT count(*) FROM invoice i, jsonb_array_elements(i.lines) l WHERE l ->> 'id' = 'booking:' || b.id)))
         FROM option_booking b JOIN tariff_option o ON o.id = b.option_id
        WHERE b.contract_id = c.id AND b.state = 'booked' AND b.starts_on <= $1), '[]') AS booked,
       (SELECT coalesce(sum(amount), 0) FROM allowance a
         WHERE a.contract_id = c.id AND a.source <> 'invitation' AND ${isKept})::int AS given,
       (SELECT coalesce(sum(g.amount), 0) FROM simulated_grant g JOIN allowance a ON a.id = g.id
         WHERE g.line_id = c.id AND a.source <> 'invitation' AND ${isKept})::int AS granted
       FROM contract c JOIN orders w ON w.id = c.order_id JOIN tariff t ON t.id = w.tariff_id
      WHERE c.activated_at IS NOT NULL AND c.team = 'kanarya'
        AND c.withdrawn_on IS NULL`,
    [today],
  );
  const wrong = lines.flatMap((line) => {
    const due = dueOf(line, today);
    const isRight = line.given === due && line.granted === due;
    return isRight ? [] : [{ line, text: `${due} paid for, ${line.given} given, ${line.granted} granted` }];
  });
  return Promise.all(
    wrong.map(async ({ line, text }) => `${line.number}: ${text}; ${await lifeOf(t, line.number)}`),
  );
}

/** All that has to do with the volumes of a line: what took an hour to come about is to be understood from the output. */
async function lifeOf(t: TestApp, number: string): Promise<string> {
  const [life] = await t.db.query<{ life: unknown }>(
    `SELECT jsonb_build_object(
       'starts', c.starts_on, 'ended', c.ended_on, 'order', c.order_id,
       'changes', (SELECT jsonb_agg(jsonb_build_array(h.month, h.state, n.data_gb, h.starts_on))
         FROM tariff_change h JOIN tariff n ON n.id = h.tariff_id WHERE h.contract_id = c.id),
       'ordered', (SELECT jsonb_agg(jsonb_build_array(o.id, o.gives, x.withdrawn_on))
         FROM order_option x JOIN tariff_option o ON o.id = x.option_id WHERE x.order_id = c.order_id),
       'booked', (SELECT jsonb_agg(jsonb_build_array(b.id, b.number, b.state, b.starts_on, b.ends_on, b.withdrawn_on, o.gives))
         FROM option_booking b JOIN tariff_option o ON o.id = b.option_id WHERE b.contract_id = c.id),
       'billed', (SELECT jsonb_agg(jsonb_build_array(i.kind, i.number, l ->> 'id', l ->> 'amountCents'))
         FROM invoice i, jsonb_array_elements(i.lines) l WHERE i.contract_id = c.id AND l ->> 'id' LIKE 'booking:%'),
       'given', (SELECT jsonb_agg(jsonb_build_array(a.source, a.source_id, a.month, a.amount, a.starts_at, a.ends_on, a.ended_at)
         ORDER BY a.starts_at) FROM allowance a WHERE a.contract_id = c.id)) AS life
     FROM contract c WHERE c.number = $1`,
    [number],
  );
  return JSON.stringify(life?.life);
}

function dueOf({ startsOn, endedOn, ordered, booked, ...plans }: Bought, today: string): number {
  const until = endedOn !== null && endedOn < today ? endedOn : today;
  const months: number[] = [];
  while (addMonths(startsOn, months.length) <= until) months.push(months.length + 1);
  const monthOn = (day: string) => months.filter((month) => addMonths(startsOn, month - 1) <= day).length;
  const planIn = (month: number) =>
    plans.changes.findLast((change) => change.month <= month)?.planMb ?? plans.planMb;
  const sumOf = (gives: readonly Gift[], month: number) =>
    gives.reduce((sum, { amount }) => sum + (amount ?? planIn(month)), 0);
  return (
    months.reduce((sum, month) => sum + planIn(month), 0) +
    ordered.reduce((sum, gives) => sum + sumOf(gives, 1), 0) +
    booked.reduce((sum, { gives, times, startsOn: day }) => sum + sumOf(gives, monthOn(day)) * times, 0)
  );
}
