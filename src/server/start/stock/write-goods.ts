import { type TeamId, teamIds } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { ImportCounts } from '../../infra/import/goods.ts';
import type { StockGoods } from './goods-registry.ts';

/**
 * Writes the items of one file.
 * @param team undefined: all brands
 */
export async function writeGoods(
  tx: Queryable,
  goods: StockGoods,
  team: TeamId | undefined,
  items: readonly unknown[],
): Promise<ImportCounts> {
  const sum: ImportCounts = { created: 0, changed: 0, unchanged: 0 };
  for (const one of teamsOf(goods, team)) {
    const { created, changed, unchanged } = await goods.write(tx, one, items);
    sum.created += created;
    sum.changed += changed;
    sum.unchanged += unchanged;
  }
  return sum;
}

/** A shared list is written and read once, under any of the brands. */
export function teamsOf({ isShared }: StockGoods, team?: TeamId): readonly TeamId[] {
  return team ? [team] : isShared ? teamIds.slice(0, 1) : teamIds;
}
