import type { Coupon } from '../../../shared/api/catalogue.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** A coupon for one order. */
interface IssuedCoupon extends Pick<Coupon, 'kind' | 'amount' | 'months'> {
  id: string;
  team: TeamId;
  code: string;
  label: Record<Lang, string>;
  /** Days, `YYYY-MM-DD`. */
  validFrom: string;
  validUntil: string;
  /** What it was given for; the database lets each cause have one coupon. */
  issuedFor: string;
}

/** Writes a coupon that is not one of the goods: an export leaves it out. */
export async function issueCoupon(tx: Queryable, coupon: IssuedCoupon): Promise<void> {
  await tx.query(
    `INSERT INTO coupon (id, team, code, kind, amount, months, words, valid_from, valid_until, max_redemptions, issued_for)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1, $10)`,
    [
      coupon.id,
      coupon.team,
      coupon.code,
      coupon.kind,
      coupon.amount,
      coupon.months,
      JSON.stringify(coupon.label),
      coupon.validFrom,
      coupon.validUntil,
      coupon.issuedFor,
    ],
  );
}
