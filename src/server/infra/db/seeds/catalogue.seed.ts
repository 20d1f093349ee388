import coupons from '../../../../../teams/content/coupons.json' with { type: 'json' };
import options from '../../../../../teams/content/options.json' with { type: 'json' };
import plans from '../../../../../teams/content/product-plans.json' with { type: 'json' };
import providers from '../../../../../teams/content/providers.json' with { type: 'json' };
import tariffs from '../../../../../teams/content/tariffs.json' with { type: 'json' };
import { type TeamId, teamIds } from '../../../../shared/teams.ts';
import type { Queryable } from '../queryable.ts';
import type { Seed } from '../seed.ts';
import { namedUuid } from './named-uuid.ts';
import { upsert } from './upsert.ts';

/** Plans, packages, coupons of every team, and the operators to port from. */
export const catalogueSeed: Seed = {
  id: 'catalogue',
  content: JSON.stringify([tariffs, options, plans, coupons, providers, teamIds]),
  async run(tx) {
    for (const { slug, name } of providers)
      await upsert(tx, 'mnp_provider', 'id', { id: namedUuid('provider', slug), slug, name });
    for (const team of teamIds) await seedTeam(tx, team);
  },
};

async function seedTeam(tx: Queryable, team: TeamId): Promise<void> {
  const id = (kind: string, slug: string) => namedUuid(team, kind, slug);
  for (const [position, tariff] of tariffs.entries())
    await upsert(tx, 'tariff', 'id', {
      id: id('tariff', tariff.slug),
      team,
      position,
      ...tariffRow(team, tariff),
    });
  for (const [position, { slug, externalId, kind, words, ...option }] of options.entries()) {
    const { gives, countries, priceCents, durationDays, isRecurring } = option;
    const prices = { price_cents: priceCents, duration_days: durationDays };
    const given = { gives: JSON.stringify(gives), countries, is_recurring: isRecurring };
    const row = {
      id: id('option', slug),
      team,
      slug,
      external_id: externalId,
      kind,
      words,
      ...prices,
      ...given,
      position,
    };
    await upsert(tx, 'tariff_option', 'id', row);
  }
  for (const [position, { slug, kind, words, months, ...plan }] of plans.entries()) {
    const prices = { monthly_cents: plan.monthlyCents, once_cents: plan.onceCents };
    await upsert(tx, 'product_plan', 'id', {
      id: id('plan', slug),
      team,
      slug,
      kind,
      words,
      months,
      ...prices,
      position,
    });
  }
  for (const coupon of coupons)
    await upsert(tx, 'coupon', 'id', { id: id('coupon', coupon.code), team, ...couponRow(coupon) });
}

function tariffRow(team: TeamId, tariff: (typeof tariffs)[number]) {
  return {
    slug: tariff.slug,
    external_id: tariff.externalId,
    type: tariff.type,
    name: tariff.name,
    words: tariff.words,
    data_gb: tariff.dataGb,
    price_cents: tariff.priceCents,
    one_off_cents: tariff.oneOffCents,
    term_months: tariff.termMonths,
    jersey_monthly_cents: tariff.jersey?.monthlyCents ?? null,
    jersey_once_cents: tariff.jersey?.onceCents ?? null,
    speed_mbit: tariff.speedMbit,
    upload_mbit: tariff.uploadMbit,
    throttled_kbit: tariff.throttledKbit,
    // The file lists alternatives before the plans that name them, so their rows exist.
    alternative_id: tariff.alternative ? namedUuid(team, 'tariff', tariff.alternative) : null,
    business_only: tariff.businessOnly,
    main_contract_required: tariff.mainContractRequired,
    net_price_cents: tariff.netPriceCents,
  };
}

function couponRow(coupon: (typeof coupons)[number]) {
  return {
    code: coupon.code,
    kind: coupon.kind,
    amount: coupon.amount,
    months: coupon.months,
    words: coupon.label,
    tariff_types: coupon.tariffTypes,
    valid_from: coupon.validFrom,
    valid_until: coupon.validUntil,
    max_redemptions: coupon.maxRedemptions,
  };
}
