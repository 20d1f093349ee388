import type { BarringRange } from '../../../shared/barrings.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** What lines are barred from; a line without any is not among them. */
export async function barringsOf(
  db: Queryable,
  contractIds: readonly string[],
): Promise<Map<string, BarringRange[]>> {
  const rows = await db.query<{ contractId: string; ranges: BarringRange[] }>(
    `SELECT contract_id AS "contractId", array_agg(range ORDER BY range) AS ranges FROM line_barring
      WHERE contract_id = ANY($1::uuid[]) GROUP BY contract_id`,
    [contractIds],
  );
  return new Map(rows.map(({ contractId, ranges }) => [contractId, ranges]));
}

/**
 * Bars a line from these ranges and from no other. The line is locked until the transaction ends: of two changes the
 * network hears in their order. @returns whether anything has changed
 */
export async function setBarrings(
  tx: Queryable,
  contractId: string,
  ranges: readonly BarringRange[],
  now: Date,
): Promise<boolean> {
  await tx.query('SELECT FROM contract WHERE id = $1 FOR UPDATE', [contractId]);
  const gone = await tx.query(
    'DELETE FROM line_barring WHERE contract_id = $1 AND range <> ALL($2::text[]) RETURNING range',
    [contractId, ranges],
  );
  const added = await tx.query(
    `INSERT INTO line_barring (contract_id, range, since) SELECT $1, unnest($2::text[]), $3
     ON CONFLICT DO NOTHING RETURNING range`,
    [contractId, ranges, now],
  );
  return gone.length + added.length > 0;
}
