import type { Gift, TariffOption } from '../../../shared/api/catalogue.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { namedUuid } from '../../infra/db/named-uuid.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { ImportCounts } from '../../infra/import/goods.ts';
import { putParts, putRows } from '../../infra/import/put-rows.repository.ts';

/** A package as a file brings it. */
export interface OptionItem {
  slug: string;
  externalId: string;
  kind: TariffOption['kind'];
  priceCents: number;
  durationDays: number | null;
  isRecurring: boolean;
  gives: Gift[];
  countries: string[];
  words: object;
  /** Its place on the screen; left out: its place in the file. */
  position?: number;
}

export function stockedOptions(db: Queryable, team: TeamId): Promise<OptionItem[]> {
  return db.query<OptionItem>(
    `SELECT slug, external_id AS "externalId", kind, price_cents AS "priceCents", duration_days AS "durationDays",
       is_recurring AS "isRecurring", gives, countries, words, position
       FROM tariff_option WHERE team = $1 ORDER BY position, slug`,
    [team],
  );
}

const { given, columns, set, isSame, differs } = putParts({
  isNew: { id: 'uuid' },
  key: { team: 'text', slug: 'text' },
  values: {
    external_id: 'text',
    kind: 'text',
    words: 'jsonb',
    price_cents: 'int',
    duration_days: 'int',
    is_recurring: 'boolean',
    gives: 'jsonb',
    countries: 'text[]',
    position: 'int',
  },
});

const put = {
  change: `UPDATE tariff_option AS stored SET ${set} FROM ${given} WHERE ${isSame} AND ${differs} RETURNING 1`,
  add: `INSERT INTO tariff_option (${columns}) SELECT ${columns} FROM ${given}
        ON CONFLICT (team, slug) DO NOTHING RETURNING 1`,
};

export function putOptions(tx: Queryable, team: TeamId, items: readonly OptionItem[]): Promise<ImportCounts> {
  const rows = items.map((item, index) => ({
    id: namedUuid(team, 'option', item.slug),
    team,
    slug: item.slug,
    external_id: item.externalId,
    kind: item.kind,
    words: item.words,
    price_cents: item.priceCents,
    duration_days: item.durationDays,
    is_recurring: item.isRecurring,
    gives: item.gives,
    countries: item.countries,
    position: item.position ?? index,
  }));
  return putRows(tx, put, rows);
}
