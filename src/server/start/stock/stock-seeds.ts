import { isTeamId } from '../../../shared/teams.ts';
import type { Seed } from '../../infra/db/seed.ts';
import { allGoods, goodsOf } from './goods-registry.ts';
import { writeGoods } from './write-goods.ts';

/** The content of the demo: a folder such as the import takes. */
const root = '../../../../teams/content/';
const files = import.meta.glob<readonly unknown[]>('../../../../teams/content/**/*.json', {
  eager: true,
  import: 'default',
});

/** The goods of the demo, brought by the functions of the import and in its order: for all brands, then for one. */
export const stockSeeds: readonly Seed[] = Object.entries(files)
  .flatMap(([path, items]) => seedOf(path.slice(root.length), items))
  .sort((one, other) => one.order - other.order || one.depth - other.depth)
  .map(({ seed }) => seed);

function seedOf(path: string, items: readonly unknown[]): { order: number; depth: number; seed: Seed }[] {
  const parts = path.split('/');
  const [name = '', folder] = parts.toReversed();
  const goods = goodsOf(name);
  if (!goods) return [];
  const seed: Seed = {
    id: `stock/${path}`,
    content: JSON.stringify(items),
    run: async (tx) => void (await writeGoods(tx, goods, isTeamId(folder) ? folder : undefined, items)),
  };
  return [{ order: allGoods.indexOf(goods), depth: parts.length, seed }];
}
