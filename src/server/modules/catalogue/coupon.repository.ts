import type { TariffType } from '../../../shared/enums.ts';
import type { Lang } from '../../../shared/language.ts';
import type { DatedCoupon } from '../../../shared/price-lines.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export interface StoredCoupon extends DatedCoupon {
  id: string;
  /** Null: valid for all plans. */
  tariffTypes: TariffType[] | null;
  isUsedUp: boolean;
}

export async function findCoupon(
  db: Queryable,
  team: TeamId,
  lang: Lang,
  code: string,
): Promise<StoredCoupon | undefined> {
  const rows = await db.query<StoredCoupon>(
    `SELECT id, code, kind, amount, months, words ->> $2 AS label, tariff_types AS "tariffTypes",
       valid_from AS "validFrom", valid_until AS "validUntil", coalesce(redeemed >= max_redemptions, false) AS "isUsedUp"
       FROM coupon WHERE team = $1 AND code = upper($3)`,
    [team, lang, code],
  );
  return rows[0];
}

/** Counts one use within the coupon's limit and stores the order. False when no use is left. */
export async function redeemCoupon(
  tx: Queryable,
  use: { couponId: string; orderId: string; userId: string; now: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `WITH counted AS (
       UPDATE coupon SET redeemed = redeemed + 1
        WHERE id = $1 AND (max_redemptions IS NULL OR redeemed < max_redemptions) RETURNING id
     )
     INSERT INTO coupon_redemption (order_id, coupon_id, user_id, created_at)
     SELECT $2, id, $3, $4 FROM counted RETURNING order_id`,
    [use.couponId, use.orderId, use.userId, use.now],
  );
  return rows.length === 1;
}

/** Takes back the coupon uses of cancelled orders. */
export async function releaseCoupons(tx: Queryable, orderIds: readonly string[]): Promise<void> {
  await tx.query(
    `WITH gone AS (DELETE FROM coupon_redemption WHERE order_id = ANY($1::uuid[]) RETURNING coupon_id)
     UPDATE coupon SET redeemed = redeemed - uses
       FROM (SELECT coupon_id, count(*) AS uses FROM gone GROUP BY coupon_id) AS used WHERE id = coupon_id`,
    [orderIds],
  );
}
