import type { Gift } from '../../../src/shared/api/catalogue.ts';
import { addMonths } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import type { TestApp } from '../app.ts';

interface Bought {
  number: string;
  startsOn: string;
  endedOn: string | null;
  planMb: number;
  /** What each package of the order gives. */
  ordered: Gift[][];
  /** What each paid package gives, and how often it was billed. */
  booked: { gives: Gift[]; times: number }[];
  /** What our book and the network's have given, without invitations. */
  given: number;
  granted: number;
}

/**
 * Lines whose volumes, added up, are not what was paid for: the plan's months, the packages of the order, and each paid
 * package as often as it was billed. Neither our book of volumes nor the network's is asked how it came about.
 */
export async function wrongDeliveries(t: TestApp): Promise<string[]> {
  const today = berlinToday(t.now());
  const lines = await t.db.query<Bought>(
    `SELECT c.number, c.starts_on AS "startsOn", c.ended_on AS "endedOn", t.data_gb * 1000 AS "planMb",
       coalesce((SELECT jsonb_agg(o.gives) FROM order_option x JOIN tariff_option o ON o.id = x.option_id
         WHERE x.order_id = c.order_id), '[]') AS ordered,
       coalesce((SELECT jsonb_agg(jsonb_build_object('gives', o.gives, 'times',
           (SELECT count(*) FROM invoice i, jsonb_array_elements(i.lines) l WHERE l ->> 'id' = 'booking:' || b.id)))
         FROM option_booking b JOIN tariff_option o ON o.id = b.option_id
        WHERE b.contract_id = c.id AND b.state = 'booked' AND b.starts_on <= $1), '[]') AS booked,
       (SELECT coalesce(sum(amount), 0) FROM allowance a
         WHERE a.contract_id = c.id AND a.source <> 'invitation')::int AS given,
       (SELECT coalesce(sum(g.amount), 0) FROM simulated_grant g JOIN allowance a ON a.id = g.id
         WHERE g.line_id = c.id AND a.source <> 'invitation')::int AS granted
       FROM contract c JOIN tariff t ON t.id = c.tariff_id
      WHERE c.activated_at IS NOT NULL AND c.team = 'kanarya'
        AND NOT EXISTS (SELECT FROM declaration d WHERE d.order_id = c.order_id AND d.kind = 'withdrawal')`,
    [today],
  );
  return lines.flatMap((line) => {
    const due = dueOf(line, today);
    return line.given === due && line.granted === due
      ? []
      : [`${line.number}: ${due} paid for, ${line.given} given, ${line.granted} granted`];
  });
}

function dueOf({ startsOn, endedOn, planMb, ordered, booked }: Bought, today: string): number {
  const until = endedOn !== null && endedOn < today ? endedOn : today;
  let months = 0;
  while (addMonths(startsOn, months) <= until) months += 1;
  const sumOf = (gives: readonly Gift[]) => gives.reduce((sum, { amount }) => sum + (amount ?? planMb), 0);
  return (
    months * planMb +
    ordered.reduce((sum, gives) => sum + sumOf(gives), 0) +
    booked.reduce((sum, { gives, times }) => sum + sumOf(gives) * times, 0)
  );
}
