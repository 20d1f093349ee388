import type { Coupon } from '../../../shared/api/catalogue.ts';
import type { TariffType } from '../../../shared/enums.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { namedUuid } from '../../infra/db/named-uuid.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { ImportCounts } from '../../infra/import/goods.ts';
import { putParts, putRows } from '../../infra/import/put-rows.repository.ts';

/** A coupon as a file brings it. */
export interface CouponItem {
  code: string;
  kind: Coupon['kind'];
  amount: number;
  months: number | null;
  label: object;
  tariffTypes: TariffType[] | null;
  validFrom: string | null;
  validUntil: string | null;
  maxRedemptions: number | null;
}

export function stockedCoupons(db: Queryable, team: TeamId): Promise<CouponItem[]> {
  return db.query<CouponItem>(
    `SELECT code, kind, amount, months, words AS label, tariff_types AS "tariffTypes", valid_from AS "validFrom",
       valid_until AS "validUntil", max_redemptions AS "maxRedemptions"
       FROM coupon WHERE team = $1 AND issued_for IS NULL ORDER BY code`,
    [team],
  );
}

/** How often coupons have been used. Until the transaction ends, no order can use them once more. */
export async function lockedUses(
  tx: Queryable,
  team: TeamId,
  codes: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx.query<{ code: string; redeemed: number }>(
    'SELECT code, redeemed FROM coupon WHERE team = $1 AND code = ANY($2::text[]) ORDER BY id FOR UPDATE',
    [team, codes],
  );
  return new Map(rows.map(({ code, redeemed }) => [code, redeemed]));
}

const { given, columns, set, isSame, differs } = putParts({
  isNew: { id: 'uuid' },
  key: { team: 'text', code: 'text' },
  values: {
    kind: 'text',
    amount: 'int',
    months: 'int',
    words: 'jsonb',
    tariff_types: 'text[]',
    valid_from: 'date',
    valid_until: 'date',
    max_redemptions: 'int',
  },
});

const put = {
  change: `UPDATE coupon AS stored SET ${set} FROM ${given} WHERE ${isSame} AND ${differs} RETURNING 1`,
  add: `INSERT INTO coupon (${columns}) SELECT ${columns} FROM ${given} ON CONFLICT (team, code) DO NOTHING RETURNING 1`,
};

export function putCoupons(tx: Queryable, team: TeamId, items: readonly CouponItem[]): Promise<ImportCounts> {
  const rows = items.map((item) => ({
    id: namedUuid(team, 'coupon', item.code),
    team,
    code: item.code,
    kind: item.kind,
    amount: item.amount,
    months: item.months,
    words: item.label,
    tariff_types: item.tariffTypes,
    valid_from: item.validFrom,
    valid_until: item.validUntil,
    max_redemptions: item.maxRedemptions,
  }));
  return putRows(tx, put, rows);
}
