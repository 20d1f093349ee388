import { berlinToday } from '../../../shared/dates.ts';
import { type TariffType, tariffTypes } from '../../../shared/enums.ts';
import type { FieldFault } from '../../errors/problem.ts';
import type { CouponItem } from '../catalogue/coupon-stock.repository.ts';
import type { CampaignItem } from './campaign-stock.repository.ts';

/** Why a coupon does not keep what a campaign promises. */
interface Breach {
  /** The member of the coupon that does not fit. */
  field: 'validFrom' | 'validUntil' | 'tariffTypes';
  message: string;
}

/**
 * What a campaign promises, its coupon must keep: on each of its days, for its plans, and not a day longer, because the page
 * of a past campaign says that its code is not accepted any more.
 */
export function breachesOf(coupon: CouponItem, campaign: CampaignItem): Breach[] {
  return [...otherDays(coupon, campaign), ...otherPlans(coupon, campaign)];
}

/**
 * The faults of a campaign in a file of campaigns.
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
    ? breachesOf(coupon, campaign).map(({ message }) => message)
    : [`No coupon has the code "${couponCode}".`];
  const rule = 'couponCode';
  return messages.map((message) => ({ path: `/${index}/${rule}`, keyword: rule, rule, message }));
}

function otherDays({ code, validFrom, validUntil }: CouponItem, campaign: CampaignItem): Breach[] {
  const { slug, startsAt, endsAt } = campaign;
  const first = berlinToday(new Date(startsAt));
  const last = berlinToday(new Date(Date.parse(endsAt) - 1));
  const from: Breach = {
    field: 'validFrom',
    message: `"${code}" is valid from ${validFrom} on, but "${slug}" begins on ${first}.`,
  };
  const until: Breach = {
    field: 'validUntil',
    message: `"${code}" is valid ${validUntil ? `until ${validUntil}` : 'without an end'}, but "${slug}" ends on ${last}.`,
  };
  return [
    ...(validFrom !== null && validFrom > first ? [from] : []),
    ...(validUntil === last ? [] : [until]),
  ];
}

function otherPlans({ code, tariffTypes: types }: CouponItem, { slug, ...campaign }: CampaignItem): Breach[] {
  if (types === null || listed(types) === listed(campaign.tariffTypes ?? privateTypes)) return [];
  const plans = campaign.tariffTypes ? listed(campaign.tariffTypes) : 'all plans of private customers';
  return [
    { field: 'tariffTypes', message: `"${code}" is for ${listed(types)}, but "${slug}" is for ${plans}.` },
  ];
}

const privateTypes = tariffTypes.filter((type) => type !== 'business');

/** In one order, so that two lists of the same types are the same text. */
const listed = (types: readonly TariffType[]) =>
  tariffTypes.filter((type) => types.includes(type)).join(', ');
