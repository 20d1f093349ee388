import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { GoodsFile } from './find-files.ts';
import { allGoods, type StockGoods } from './goods-registry.ts';
import { readGoods } from './read-file.ts';
import { teamsOf } from './write-goods.ts';

interface Written {
  /** The folder that holds `schemas`. */
  root: string;
  file: GoodsFile;
  /** The files that the same import writes after this one. */
  later: readonly GoodsFile[];
}

/**
 * Other goods may rest on those of a file that has just been written: a campaign promises what its coupon must keep.
 * @throws Problem 1100 for what no longer holds
 */
export async function refuseBroken(
  tx: Queryable,
  written: Written,
  items: readonly unknown[],
): Promise<void> {
  const { file, later, root } = written;
  const resting = allGoods.filter(({ restsOn }) => restsOn?.id === file.goods.id);
  for (const goods of resting)
    for (const team of teamsOf(file.goods, file.team)) {
      const coming = itemsOf(root, later, goods, team);
      const errors = (await goods.restsOn?.faults(tx, team, items, coming)) ?? [];
      if (errors.length > 0) throw problem(1100, { errors });
    }
}

/** What later files bring of goods for a brand; a file with faults brings nothing. */
function itemsOf(root: string, files: readonly GoodsFile[], goods: StockGoods, team: TeamId): unknown[] {
  return files
    .filter((file) => file.goods === goods && (file.team ?? team) === team)
    .flatMap((file) => {
      const judged = readGoods(root, file);
      return 'items' in judged ? judged.items : [];
    });
}
