import type { Tariff } from '../../../shared/api/catalogue.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

const columns = `id, slug, type, name, data_gb AS "dataGb", price_cents AS "priceCents",
  one_off_cents AS "oneOffCents", term_months AS "termMonths", jersey_monthly_cents IS NOT NULL AS "hasFormOption",
  CASE WHEN jersey_monthly_cents IS NOT NULL THEN
    jsonb_build_object('monthlyCents', jersey_monthly_cents, 'onceCents', jersey_once_cents) END AS jersey,
  speed_mbit AS "speedMbit", upload_mbit AS "uploadMbit", throttled_kbit AS "throttledKbit",
  words -> $2 -> 'features' AS features, words -> $2 ->> 'description' AS description,
  alternative_id AS "alternativeTariffId", business_only AS "businessOnly",
  main_contract_required AS "mainContractRequired", net_price_cents AS "netPriceCents"`;

export function listTariffs(db: Queryable, team: TeamId, lang: Lang, type?: string): Promise<Tariff[]> {
  return db.query<Tariff>(
    `SELECT ${columns} FROM tariff
      WHERE team = $1 AND withdrawn_on IS NULL AND ($3::text IS NULL OR type = $3) ORDER BY position`,
    [team, lang, type ?? null],
  );
}

/** Finds a plan by id or by slug; each identifies one plan of a team. */
export async function findTariff(
  db: Queryable,
  team: TeamId,
  lang: Lang,
  idOrSlug: string,
): Promise<Tariff | undefined> {
  const rows = await db.query<Tariff>(
    `SELECT ${columns} FROM tariff WHERE team = $1 AND (id::text = $3 OR slug = $3)`,
    [team, lang, idOrSlug],
  );
  return rows[0];
}
