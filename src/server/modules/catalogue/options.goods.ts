import { problem } from '../../errors/problem.ts';
import { claimedIds } from '../../infra/import/claimed-ids.ts';
import type { ReadableGoods } from '../../infra/import/readable-goods.ts';
import { refuseRepeated } from '../../infra/import/refuse-repeated.ts';
import { type OptionItem, putOptions, stockedOptions } from './option-stock.repository.ts';

/** Packages, found again by their slug. */
export const optionsGoods: ReadableGoods<OptionItem> = {
  id: 'options',
  isShared: false,
  async write(tx, team, items) {
    refuseRepeated(items, 'slug');
    const errors = claimedIds(await stockedOptions(tx, team), items);
    if (errors.length > 0) throw problem(1026, { errors });
    return putOptions(tx, team, items);
  },
  read: stockedOptions,
};
