import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../db/queryable.ts';
import type { Goods } from './goods.ts';

/** Goods that `npm run export` writes into files, which the import takes. */
export interface ReadableGoods<Item> extends Goods<Item> {
  /** One list for all brands, such as the pool of numbers: only a file at the top of the folder brings it. */
  isShared: boolean;
  /** All items of a brand; of a shared list it is the same for each brand. */
  read(db: Queryable, team: TeamId): Promise<Item[]>;
}
