import type { AllowanceSource, UsageKind, Zone } from '../../../shared/enums.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** A volume of a line, and its cause. */
export interface Allowance {
  id: string;
  contractId: string;
  source: AllowanceSource;
  /** The contract, booking, option of the order, or order of the invited customer. */
  sourceId: string;
  /** Of the line, where it comes each month; else 0. */
  month: number;
  /** A cause can give several volumes. */
  part: number;
  kind: UsageKind;
  zones: Zone[];
  amount: number;
  startsAt: Date;
  endsOn: string;
}

/** False when its cause has given it already: by one statement, and a constraint behind it. */
export async function insertAllowance(tx: Queryable, given: Allowance): Promise<boolean> {
  const { id, contractId, source, sourceId, month, part, kind, zones, amount, startsAt, endsOn } = given;
  const rows = await tx.query(
    `INSERT INTO allowance (id, contract_id, source, source_id, month, part, kind, zones, amount, starts_at, ends_on)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING RETURNING id`,
    [id, contractId, source, sourceId, month, part, kind, zones, amount, startsAt, endsOn],
  );
  return rows.length === 1;
}

/** Ends allowances before their time: all of a line, or of some causes. Returns those that count no longer. */
export function endAllowances(
  tx: Queryable,
  contractId: string,
  { sourceIds, now }: { sourceIds?: readonly string[]; now: Date },
): Promise<{ id: string }[]> {
  return tx.query<{ id: string }>(
    `UPDATE allowance SET ended_at = $3
      WHERE contract_id = $1 AND ($2::uuid[] IS NULL OR source_id = ANY($2)) AND ended_at IS NULL
        AND ends_on >= ($3::timestamptz AT TIME ZONE 'Europe/Berlin')::date RETURNING id`,
    [contractId, sourceIds ?? null, now],
  );
}

/** An allowance as its line shows it. */
export interface AllowanceRow extends Allowance {
  endedAt: Date | null;
  toldPercent: number;
  /** Of the package, in both languages; null for the plan's month and an invitation. */
  names: Record<string, string> | null;
}

/** The allowances of lines that count on a day or later, in no order. */
export function allowancesSince(
  db: Queryable,
  contractIds: readonly string[],
  day: string,
): Promise<AllowanceRow[]> {
  return db.query<AllowanceRow>(
    `SELECT a.id, a.contract_id AS "contractId", a.source, a.source_id AS "sourceId", a.month, a.part, a.kind, a.zones,
       a.amount, a.starts_at AS "startsAt", a.ends_on AS "endsOn", a.ended_at AS "endedAt",
       a.told_percent AS "toldPercent",
       (SELECT jsonb_build_object('de', o.words -> 'de' ->> 'name', 'tr', o.words -> 'tr' ->> 'name')
          FROM tariff_option o
         WHERE o.id = CASE a.source WHEN 'order' THEN a.source_id
           WHEN 'booking' THEN (SELECT b.option_id FROM option_booking b WHERE b.id = a.source_id) END) AS names
       FROM allowance a WHERE a.contract_id = ANY($1::uuid[]) AND a.ends_on >= $2`,
    [contractIds, day],
  );
}

/** Notes that a customer was told how much is used. False when it was noted before. */
export async function markTold(tx: Queryable, id: string, percent: number): Promise<boolean> {
  const rows = await tx.query(
    'UPDATE allowance SET told_percent = $2 WHERE id = $1 AND told_percent < $2 RETURNING id',
    [id, percent],
  );
  return rows.length === 1;
}
