import { problem } from '../../errors/problem.ts';
import { isUniqueViolation } from '../../infra/db/constraint.ts';
import type { ReadableGoods } from '../../infra/import/readable-goods.ts';
import { stockedShops, upsertShops } from './shop-import.repository.ts';
import { type ShopItem, shopFaults } from './shop-item.ts';

/** Shops: 1013 for ids or slugs that occur twice, and for hours that no day has. */
export const shopsGoods: ReadableGoods<ShopItem> = {
  id: 'shops',
  isShared: false,
  async write(tx, team, items) {
    const errors = shopFaults(items);
    if (errors.length > 0) throw problem(1013, { errors });
    const written = await upsertShops(tx, team, items).catch((cause: unknown) => {
      // Another shop of the team has the slug.
      if (isUniqueViolation(cause, 'shop_slug')) throw problem(1013, { cause });
      throw cause;
    });
    const created = written.filter((row) => row.created).length;
    const changed = written.length - created;
    return { created, changed, unchanged: items.length - written.length };
  },
  read: stockedShops,
};
