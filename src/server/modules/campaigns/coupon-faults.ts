import { berlinToday } from '../../../shared/dates.ts';
import { type TariffType, tariffTypes } from '../../../shared/enums.ts';
import type { FieldFault } from '../../errors/problem.ts';
import type { CouponItem } from '../catalogue/coupon-stock.repository.ts';
import type { CampaignItem } from './campaign-stock.repository.ts';

/**
 * What a campaign promises, its coupon must keep: on each of its days, for its plans, and not a day longer, because the page
 * of a past campaign says that its code is not accepted any more.
 * @param coupons of the brand, by code
 */
export function couponFaults(
  coupons: ReadonlyMap<string, CouponItem>,
  campaign: CampaignItem,
  index: number,
): FieldFault[] {
  const { couponCode } = campaign;
  if (couponCode === null) return [];
  const coupon = coupons.get(couponCode);
  const messages = coupon
    ? [...otherDays(coupon, campaign), ...otherPlans(coupon, campaign)]
    : [`No coupon has the code "${couponCode}".`];
  const rule = 'couponCode';
  return messages.map((message) => ({ path: `/${index}/${rule}`, keyword: rule, rule, message }));
}

function otherDays({ code, validFrom, validUntil }: CouponItem, campaign: CampaignItem): string[] {
  const { slug, startsAt, endsAt } = campaign;
  const first = berlinToday(new Date(startsAt));
  const last = berlinToday(new Date(Date.parse(endsAt) - 1));
  return [
    ...(validFrom !== null && validFrom > first
      ? [`"${code}" is valid from ${validFrom} on, but "${slug}" begins on ${first}.`]
      : []),
    ...(validUntil === last
      ? []
      : [
          `"${code}" is valid ${validUntil ? `until ${validUntil}` : 'without an end'}, but "${slug}" ends on ${last}.`,
        ]),
  ];
}

function otherPlans({ code, tariffTypes: types }: CouponItem, { slug, ...campaign }: CampaignItem): string[] {
  if (types === null || listed(types) === listed(campaign.tariffTypes ?? privateTypes)) return [];
  const plans = campaign.tariffTypes ? listed(campaign.tariffTypes) : 'all plans of private customers';
  return [`"${code}" is for ${listed(types)}, but "${slug}" is for ${plans}.`];
}

const privateTypes = tariffTypes.filter((type) => type !== 'business');

/** In one order, so that two lists of the same types are the same text. */
const listed = (types: readonly TariffType[]) =>
  tariffTypes.filter((type) => types.includes(type)).join(', ');
