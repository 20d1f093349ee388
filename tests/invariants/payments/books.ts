import type { Database } from '../../../src/server/infra/db/queryable.ts';
import type { Owed } from './race.ts';

/** What our book and the provider's say about the money of one thing. */
interface Money {
  /** What one payment of it is. */
  cents: number;
  settled: number;
  /** Pages of the provider on which somebody paid. */
  taken: number;
  open: number;
  /** Received less what went back, by our book and by the provider's. */
  kept: number;
  keptThere: number;
  unsent: number;
}

/** One payment settled it, and whatever else came has gone back: here and at the provider. */
export async function wrongMoney(db: Database, { subject }: Owed, keeps: 'price' | 'nothing' = 'price') {
  const money = await moneyOf(db, subject.kind, subject.id);
  const due = keeps === 'price' ? money.cents : 0;
  return [
    ...(money.taken <= 1 ? [] : [`${money.taken} pages took money for one thing`]),
    ...(money.settled === 1 ? [] : [`${money.settled} payments settle one thing`]),
    ...(money.kept === due ? [] : [`${money.kept} cents are kept by our book, not ${due}`]),
    ...(money.keptThere === due ? [] : [`${money.keptThere} cents are kept at the provider, not ${due}`]),
    ...(money.unsent === 0 ? [] : [`${money.unsent} refunds are not at their end`]),
  ];
}

async function moneyOf(db: Database, kind: string, id: string): Promise<Money> {
  const [row] = await db.query<Money>(
    `SELECT max(p.amount_cents) AS cents, count(*) FILTER (WHERE settles)::int AS settled,
            count(*) FILTER (WHERE s.state = 'succeeded')::int AS taken,
            coalesce(sum(p.received_cents - p.refunded_cents), 0)::int AS kept,
            coalesce(sum(s.amount_cents) FILTER (WHERE s.state = 'succeeded'), 0)::int
              - coalesce(sum(r.sent), 0)::int AS "keptThere",
            coalesce(sum(d.unsent), 0)::int AS unsent
       FROM payment p LEFT JOIN sandbox_session s ON s.id = p.session_id
       LEFT JOIN LATERAL (SELECT sum(amount_cents) AS sent FROM sandbox_refund
         WHERE session_id = s.id AND state <> 'failed') r ON true
       LEFT JOIN LATERAL (SELECT count(*) AS unsent FROM refund
         WHERE payment_id = p.id AND state <> 'succeeded') d ON true
      WHERE p.subject_kind = $1 AND p.subject_id = $2`,
    [kind, id],
  );
  if (!row) throw new Error('An aggregate has one row.');
  return row;
}

/** How often something stands there, by a statement that counts it for an id. */
export async function wrongCounts(
  db: Database,
  id: string,
  counted: Record<string, readonly [sql: string, right: number]>,
): Promise<string[]> {
  const wrong = Object.entries(counted).map(async ([what, [sql, right]]) => {
    const [row] = await db.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`, [id]);
    return row?.count === right ? [] : [`${what}: ${row?.count}, not ${right}`];
  });
  return (await Promise.all(wrong)).flat();
}
