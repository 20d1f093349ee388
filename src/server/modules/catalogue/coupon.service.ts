import type { Coupon } from '../../../shared/api/catalogue.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { findCoupon, type StoredCoupon } from './coupon.repository.ts';
import { findTariff } from './tariff.repository.ts';

export interface CouponQuestion {
  team: TeamId;
  lang: Lang;
  code: string;
  /** Id or slug of the plan, if it is known. */
  tariffId?: string;
}

/**
 * @throws Problem 1103 unknown, not valid today or used up; 1101 not for this type of plan; 1102 an impossible
 * discount: zero, or more than the price
 */
export async function usableCoupon(db: Queryable, asked: CouponQuestion, now: Date): Promise<StoredCoupon> {
  const { team, lang, code, tariffId } = asked;
  const coupon = await findCoupon(db, team, lang, code);
  if (!coupon || coupon.isUsedUp || !isValidOn(coupon, berlinToday(now))) throw problem(1103);
  const tariff = tariffId ? await findTariff(db, team, lang, tariffId) : undefined;
  if (tariff && coupon.tariffTypes && !coupon.tariffTypes.includes(tariff.type)) throw problem(1101);
  if (!isPossible(coupon)) throw problem(1102);
  return coupon;
}

/** The coupon as the API shows it. */
export async function couponFor(deps: AppDeps, asked: CouponQuestion): Promise<Coupon> {
  const { code, kind, amount, months, label } = await usableCoupon(deps.db, asked, deps.clock());
  return { code, kind, amount, months, label };
}

function isValidOn({ validFrom, validUntil }: StoredCoupon, today: string): boolean {
  return (validFrom ?? today) <= today && today <= (validUntil ?? today);
}

function isPossible({ kind, amount }: Coupon): boolean {
  if (kind === 'waiveOneOff') return amount === 0;
  return amount > 0 && (kind === 'amountMonthly' || amount <= 100);
}
