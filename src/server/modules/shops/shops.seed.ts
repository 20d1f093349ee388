import shops from '../../../../teams/content/shops.json' with { type: 'json' };
import { teamIds } from '../../../shared/teams.ts';
import type { Seed } from '../../infra/db/seed.ts';
import type { ShopItem } from './shop-item.ts';
import { shopsGoods } from './shops.goods.ts';

/** The shops of the demo, the same for every team. */
export const shopsSeed: Seed = {
  id: 'shops',
  content: JSON.stringify([shops, teamIds]),
  async run(tx) {
    // A test holds the file against its schema.
    for (const team of teamIds) await shopsGoods.write(tx, team, shops as ShopItem[]);
  },
};
