import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { ReadableGoods } from '../../infra/import/readable-goods.ts';
import { refuseRepeated } from '../../infra/import/refuse-repeated.ts';
import { fault, itemFaults, type VideoItem } from './video-item.ts';
import { putVideos, stockedVideos, takenSlugs } from './video-stock.repository.ts';

/** Videos. Captions out of order, a day that does not exist, or a slug of another video are refused with 1100. */
export const videosGoods: ReadableGoods<VideoItem> = {
  id: 'videos',
  isShared: false,
  async write(tx, team, items) {
    refuseRepeated(items, 'externalId');
    refuseRepeated(items, 'slug');
    const errors = [...itemFaults(items), ...(await slugFaults(tx, team, items))];
    if (errors.length > 0) throw problem(1100, { errors });
    return putVideos(tx, team, items);
  },
  read: stockedVideos,
};

async function slugFaults(tx: Queryable, team: TeamId, items: readonly VideoItem[]) {
  const taken = await takenSlugs(tx, team, items);
  return taken.map((slug) => {
    const at = items.findIndex((item) => item.slug === slug);
    return fault(`/${at}/slug`, 'unique', `Another video is called ${slug}.`);
  });
}
