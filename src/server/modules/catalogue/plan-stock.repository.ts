import type { TeamId } from '../../../shared/teams.ts';
import { namedUuid } from '../../infra/db/named-uuid.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { ImportCounts } from '../../infra/import/goods.ts';
import { putParts, putRows } from '../../infra/import/put-rows.repository.ts';

/** A way to pay a jersey as a file brings it. */
export interface PlanItem {
  slug: string;
  kind: 'jersey';
  monthlyCents: number;
  onceCents: number;
  months: number;
  words: object;
  /** Its place in the list; left out: its place in the file. */
  position?: number;
}

export function stockedPlans(db: Queryable, team: TeamId): Promise<PlanItem[]> {
  return db.query<PlanItem>(
    `SELECT slug, kind, monthly_cents AS "monthlyCents", once_cents AS "onceCents", months, words, position
       FROM product_plan WHERE team = $1 ORDER BY position, slug`,
    [team],
  );
}

const { given, columns, set, isSame, differs } = putParts({
  isNew: { id: 'uuid' },
  key: { team: 'text', slug: 'text' },
  values: {
    kind: 'text',
    words: 'jsonb',
    monthly_cents: 'int',
    once_cents: 'int',
    months: 'int',
    position: 'int',
  },
});

const put = {
  change: `UPDATE product_plan AS stored SET ${set} FROM ${given} WHERE ${isSame} AND ${differs} RETURNING 1`,
  add: `INSERT INTO product_plan (${columns}) SELECT ${columns} FROM ${given}
        ON CONFLICT (team, slug) DO NOTHING RETURNING 1`,
};

export function putPlans(tx: Queryable, team: TeamId, items: readonly PlanItem[]): Promise<ImportCounts> {
  const rows = items.map(({ monthlyCents, onceCents, ...item }, index) => ({
    position: index,
    ...item,
    id: namedUuid(team, 'plan', item.slug),
    team,
    monthly_cents: monthlyCents,
    once_cents: onceCents,
  }));
  return putRows(tx, put, rows);
}
