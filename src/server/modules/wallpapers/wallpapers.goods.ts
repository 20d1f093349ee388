import type { ReadableGoods } from '../../infra/import/readable-goods.ts';
import { refuseRepeated } from '../../infra/import/refuse-repeated.ts';
import type { WallpaperItem } from './wallpaper-item.ts';
import { putWallpapers, stockedWallpapers } from './wallpaper-stock.repository.ts';

/** Wallpapers, found again by their slug. */
export const wallpapersGoods: ReadableGoods<WallpaperItem> = {
  id: 'wallpapers',
  isShared: false,
  async write(tx, team, items) {
    refuseRepeated(items, 'slug');
    return putWallpapers(tx, team, items);
  },
  read: stockedWallpapers,
};
