import type { ProductPlan, TariffOption } from '../../../shared/api/catalogue.ts';
import type { Operator } from '../../../shared/api/portings.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

const words = `words -> $2 ->> 'name' AS name, words -> $2 ->> 'description' AS description`;

/** The packages of a team; with a name only the one of that id, slug or external id. */
export function listOptions(db: Queryable, team: TeamId, lang: Lang, name?: string): Promise<TariffOption[]> {
  return db.query<TariffOption>(
    `SELECT id, slug, kind, price_cents AS "priceCents", duration_days AS "durationDays",
       is_recurring AS "isRecurring", gives, countries, ${words}
       FROM tariff_option WHERE team = $1 AND ($3::text IS NULL OR $3 IN (id::text, slug, external_id)) ORDER BY position`,
    [team, lang, name ?? null],
  );
}

export function listPlans(db: Queryable, team: TeamId, lang: Lang): Promise<ProductPlan[]> {
  return db.query<ProductPlan>(
    `SELECT id, slug, kind, monthly_cents AS "monthlyCents", once_cents AS "onceCents", months, ${words}
       FROM product_plan WHERE team = $1 ORDER BY position`,
    [team, lang],
  );
}

export function listProviders(db: Queryable): Promise<Operator[]> {
  return db.query<Operator>('SELECT id, name FROM mnp_provider ORDER BY lower(name)', []);
}
