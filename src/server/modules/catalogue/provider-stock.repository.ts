import { namedUuid } from '../../infra/db/named-uuid.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { ImportCounts } from '../../infra/import/goods.ts';
import { putParts, putRows } from '../../infra/import/put-rows.repository.ts';

/** An operator that a number can be brought from. */
export interface ProviderItem {
  slug: string;
  name: string;
}

export function stockedProviders(db: Queryable): Promise<ProviderItem[]> {
  return db.query<ProviderItem>('SELECT slug, name FROM mnp_provider ORDER BY slug', []);
}

const { given, columns, set, isSame, differs } = putParts({
  isNew: { id: 'uuid' },
  key: { slug: 'text' },
  values: { name: 'text' },
});

const put = {
  change: `UPDATE mnp_provider AS stored SET ${set} FROM ${given} WHERE ${isSame} AND ${differs} RETURNING 1`,
  add: `INSERT INTO mnp_provider (${columns}) SELECT ${columns} FROM ${given}
        ON CONFLICT (slug) DO NOTHING RETURNING 1`,
};

export function putProviders(tx: Queryable, items: readonly ProviderItem[]): Promise<ImportCounts> {
  const rows = items.map(({ slug, name }) => ({ id: namedUuid('provider', slug), slug, name }));
  return putRows(tx, put, rows);
}
