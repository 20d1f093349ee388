import { describe, expect, it } from 'vitest';
import { campaignState } from '../../../src/client/features/campaigns/campaign-state.ts';
import { correctionOf } from '../../../src/client/lib/server-now.ts';
import campaigns from '../../../teams/content/campaigns.json' with { type: 'json' };
import coupons from '../../../teams/content/coupons.json' with { type: 'json' };

describe.each(campaigns)('campaign $slug', ({ couponCode, tariffTypes, startsAt, endsAt, words }) => {
  const coupon = coupons.find(({ code }) => code === couponCode);

  it('has a coupon that can be used as long as it runs, for the plans that it names', () => {
    expect(coupon).toBeDefined();
    const [first, last] = [
      startsAt.slice(0, 10),
      new Date(Date.parse(endsAt) - 1).toISOString().slice(0, 10),
    ];
    expect((coupon?.validFrom ?? first) <= first && (coupon?.validUntil ?? last) >= last).toBe(true);
    if (coupon?.tariffTypes) expect(coupon.tariffTypes).toEqual(tariffTypes);
    // The page of a past campaign says that its code is not accepted any more.
    expect(coupon?.validUntil).toBe(last);
  });

  it('names its code in its terms, in both languages', () => {
    // That of a past one is of no use to anybody.
    const isPast = Date.parse(endsAt) < Date.parse('2026-01-01');
    for (const { terms } of Object.values(words)) expect(terms.join(' ').includes(couponCode)).toBe(!isPast);
  });

  it('names the discount that the coupon has', () => {
    if (!coupon || coupon.kind === 'waiveOneOff') return;
    const amount = coupon.kind === 'percentMonthly' ? coupon.amount : coupon.amount / 100;
    for (const { title, teaser, terms } of Object.values(words))
      expect([title, teaser, ...terms].join(' ')).toMatch(new RegExp(`(?<!\\d)${amount}(?!\\d)`));
  });
});

it('comes, runs and is over, to the millisecond', () => {
  const campaign = { startsAt: '2027-01-15T08:00:00.000Z', endsAt: '2027-02-28T23:00:00.000Z' };
  const at = (moment: string) => campaignState(campaign, Date.parse(moment));
  expect(at('2027-01-15T07:59:59.999Z')).toBe('soon');
  expect(at('2027-01-15T08:00:00.000Z')).toBe('running');
  expect(at('2027-02-28T22:59:59.999Z')).toBe('running');
  expect(at('2027-02-28T23:00:00.000Z')).toBe('over');
});

describe('the server’s clock in a browser', () => {
  const minute = Date.parse('2027-01-15T08:00:00.000Z');

  it.each([-20_000, 0, 30_000, 59_999, 80_000])('is the device’s own, %i ms after the minute began', (ms) => {
    expect(correctionOf(minute, minute + ms)).toBe(0);
  });

  it.each([-86_400_000, -120_000, 180_000, 3_600_000])('corrects a device that is %i ms off', (off) => {
    for (const within of [0, 59_000]) {
      const now = minute + within;
      const device = now + off;
      expect(Math.abs(device + correctionOf(minute, device) - now)).toBeLessThanOrEqual(30_000);
    }
  });
});
