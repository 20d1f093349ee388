import type { Goods } from '../../infra/import/goods.ts';
import type { ReadableGoods } from '../../infra/import/readable-goods.ts';
import { campaignsGoods } from '../../modules/campaigns/campaigns.goods.ts';
import { couponsGoods } from '../../modules/catalogue/coupons.goods.ts';
import { optionsGoods } from '../../modules/catalogue/options.goods.ts';
import { plansGoods } from '../../modules/catalogue/plans.goods.ts';
import { providersGoods } from '../../modules/catalogue/providers.goods.ts';
import { tariffsGoods } from '../../modules/catalogue/tariffs.goods.ts';
import { gamesGoods } from '../../modules/games/games.goods.ts';
import { giveawaysGoods } from '../../modules/giveaway/giveaways.goods.ts';
import { mediaGoods } from '../../modules/media/media.goods.ts';
import { numbersGoods } from '../../modules/phone-numbers/numbers.goods.ts';
import { simCardsGoods } from '../../modules/phone-numbers/sim-cards.goods.ts';
import { shopsGoods } from '../../modules/shops/shops.goods.ts';
import { videosGoods } from '../../modules/videos/videos.goods.ts';
import { wallpapersGoods } from '../../modules/wallpapers/wallpapers.goods.ts';

/** Goods as this command handles them: those that are not readable are not exported. */
export type StockGoods = Goods<unknown> & Partial<Pick<ReadableGoods<unknown>, 'isShared' | 'read'>>;

/** All kinds of goods, in the order in which they are written: what others name stands before them. */
export const allGoods: readonly StockGoods[] = [
  providersGoods,
  tariffsGoods,
  plansGoods,
  optionsGoods,
  couponsGoods,
  campaignsGoods,
  wallpapersGoods,
  gamesGoods,
  giveawaysGoods,
  mediaGoods,
  videosGoods,
  shopsGoods,
  numbersGoods,
  simCardsGoods,
];

/** The kind of goods that a file's name says: `tariffs.json`, `autumn.tariffs.json`. */
export function goodsIdOf(fileName: string): string | undefined {
  return /(?:^|\.)([^.]+)\.json$/.exec(fileName)?.[1];
}

export function goodsOf(fileName: string): StockGoods | undefined {
  const id = goodsIdOf(fileName);
  return allGoods.find((goods) => goods.id === id);
}
