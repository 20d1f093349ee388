import type { ReadableGoods } from '../../infra/import/readable-goods.ts';
import { refuseRepeated } from '../../infra/import/refuse-repeated.ts';
import { type ProviderItem, putProviders, stockedProviders } from './provider-stock.repository.ts';

/** Operators, found again by their slug: one list for all brands. */
export const providersGoods: ReadableGoods<ProviderItem> = {
  id: 'providers',
  isShared: true,
  async write(tx, _team, items) {
    refuseRepeated(items, 'slug');
    return putProviders(tx, items);
  },
  read: stockedProviders,
};
