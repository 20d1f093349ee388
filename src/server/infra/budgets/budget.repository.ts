import type { Queryable } from '../db/queryable.ts';

/** One unit that is asked of a budget. */
export interface AskedUnit {
  /** The budget's name, and whom it counts; empty for all. */
  budget: string;
  key: string;
  limit: number;
  /** The end of a window that begins now. */
  endsAt: Date;
}

/**
 * Takes one unit of each budget that has one left, in the given order, in one statement: the row is locked while it is
 * counted, so a limit is exact across processes. A window begins with its first unit.
 * @returns the budgets that gave a unit, and how many they have given
 */
export function takeUnits(
  tx: Queryable,
  asked: readonly AskedUnit[],
  now: Date,
): Promise<{ budget: string; spent: number }[]> {
  return tx.query(
    `INSERT INTO budget AS known (name, key, spent, most, ends_at)
     SELECT name, key, 1, most, ends_at
       FROM unnest($1::text[], $2::text[], $3::int[], $4::timestamptz[])
            WITH ORDINALITY AS asked (name, key, most, ends_at, place)
      WHERE most > 0 ORDER BY place
     ON CONFLICT (name, key) DO UPDATE SET
       spent = CASE WHEN known.ends_at <= $5 THEN 1 ELSE known.spent + 1 END,
       ends_at = CASE WHEN known.ends_at <= $5 THEN excluded.ends_at ELSE known.ends_at END,
       most = excluded.most
     WHERE known.ends_at <= $5 OR known.spent < excluded.most
     RETURNING known.name AS budget, known.spent`,
    [
      asked.map(({ budget }) => budget),
      asked.map(({ key }) => key),
      asked.map(({ limit }) => limit),
      asked.map(({ endsAt }) => endsAt),
      now,
    ],
  );
}

/** The end of a budget's window, if all its units are taken. */
export async function exhaustedUntil(
  db: Queryable,
  { budget, key, limit }: Pick<AskedUnit, 'budget' | 'key' | 'limit'>,
  now: Date,
): Promise<Date | undefined> {
  const rows = await db.query<{ endsAt: Date }>(
    `SELECT ends_at AS "endsAt" FROM budget WHERE name = $1 AND key = $2 AND ends_at > $3 AND spent >= $4`,
    [budget, key, now, limit],
  );
  return rows[0]?.endsAt;
}
