import { problem } from '../../errors/problem.ts';
import type { ReadableGoods } from '../../infra/import/readable-goods.ts';
import { stockedShops, takenSlugs, upsertShops } from './shop-import.repository.ts';
import { type ShopItem, shopFaults, slugFaults } from './shop-item.ts';

/** Shops: 1013 for ids or slugs that occur twice, for a slug of another shop, and for hours that no day has. */
export const shopsGoods: ReadableGoods<ShopItem> = {
  id: 'shops',
  isShared: false,
  async write(tx, team, items) {
    const errors = [...shopFaults(items), ...slugFaults(items, await takenSlugs(tx, team, items))];
    if (errors.length > 0) throw problem(1013, { errors });
    const written = await upsertShops(tx, team, items);
    const created = written.filter((row) => row.created).length;
    const changed = written.length - created;
    return { created, changed, unchanged: items.length - written.length };
  },
  read: stockedShops,
};
