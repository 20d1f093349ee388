import type { Queryable } from '../../db/queryable.ts';
import type { Grant } from './network.ts';
import type { SimulatedLine } from './simulated-usage.ts';

/** The line works from that moment; nothing happens where it works already. */
export async function openSpan(db: Queryable, lineId: string, at: string): Promise<void> {
  await db.query(
    'INSERT INTO simulated_line_span (line_id, starts_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [lineId, at],
  );
}

export async function closeSpan(db: Queryable, lineId: string, at: string): Promise<void> {
  await db.query(
    `UPDATE simulated_line_span SET ends_at = greatest(starts_at, $2::timestamptz)
      WHERE line_id = $1 AND ends_at IS NULL AND starts_at <= $2`,
    [lineId, at],
  );
}

/** Takes a grant once. */
export async function insertGrant(db: Queryable, grant: Grant): Promise<void> {
  const { id, lineId, kind, zones, amount, startsAt, endsOn } = grant;
  await db.query(
    `INSERT INTO simulated_grant (id, line_id, kind, zones, amount, starts_at, ends_on)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`,
    [id, lineId, kind, zones, amount, startsAt, endsOn],
  );
}

export async function endSimulatedGrant(db: Queryable, id: string, at: string): Promise<void> {
  await db.query('UPDATE simulated_grant SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL', [id, at]);
}

/** Lines with their spans and grants. Lines that were never active have no row. */
export function simulatedLines(db: Queryable, lineIds: readonly string[]): Promise<SimulatedLine[]> {
  return db.query<SimulatedLine>(
    `SELECT l.id,
       (SELECT jsonb_agg(jsonb_build_object('from', s.starts_at, 'to', s.ends_at) ORDER BY s.starts_at)
          FROM simulated_line_span s WHERE s.line_id = l.id) AS spans,
       coalesce((SELECT jsonb_agg(jsonb_build_object('id', g.id, 'kind', g.kind, 'zones', g.zones,
           'amount', g.amount, 'startsAt', g.starts_at, 'endsOn', g.ends_on, 'endedAt', g.ended_at))
          FROM simulated_grant g WHERE g.line_id = l.id), '[]') AS grants
       FROM unnest($1::uuid[]) AS l (id)
      WHERE EXISTS (SELECT FROM simulated_line_span s WHERE s.line_id = l.id)`,
    [lineIds],
  );
}
