import { teamIds } from '../../../shared/teams.ts';
import type { Seed } from '../../infra/db/seed.ts';
import { mediaGoods } from './media.goods.ts';
import type { MediaItem } from './media-item.ts';

/** A test validates these files by the schema of the import. */
const files = import.meta.glob<MediaItem[]>('../../../../teams/content/**/media.json', {
  eager: true,
  import: 'default',
});
const byPath = new Map(Object.entries(files));

/** The articles that all brands have, and those of each. */
export const mediaSeed: Seed = {
  id: 'media',
  content: JSON.stringify([files, teamIds]),
  async run(tx) {
    for (const team of teamIds)
      for (const file of ['media.json', `${team}/media.json`])
        await mediaGoods.write(tx, team, byPath.get(`../../../../teams/content/${file}`) ?? []);
  },
};
