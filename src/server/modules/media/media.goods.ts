import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import { namedUuid } from '../../infra/db/named-uuid.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { ImportCounts } from '../../infra/import/goods.ts';
import type { ReadableGoods } from '../../infra/import/readable-goods.ts';
import { stockedContents, takenSlugs, upsertContent } from './media-import.repository.ts';
import { bodyOf, fault, itemFaults, type MediaItem, partsOf } from './media-item.ts';

/** Articles of the news. A text that the page cannot show, or a slug of another article, is refused with 1100. */
export const mediaGoods: ReadableGoods<MediaItem> = {
  id: 'media',
  isShared: false,
  async write(tx, team, items) {
    const errors = [...itemFaults(items), ...(await slugFaults(tx, team, items))];
    if (errors.length > 0) throw problem(1100, { errors });
    const counts: ImportCounts = { created: 0, changed: 0, unchanged: 0 };
    for (const item of items) counts[await upsertContent(tx, team, rowOf(team, item))] += 1;
    return counts;
  },
  async read(db, team) {
    const rows = await stockedContents(db, team);
    return rows.map(({ words: { de, tr }, ...item }) => ({
      ...item,
      words: { de: { ...de, body: partsOf(de) }, tr: { ...tr, body: partsOf(tr) } },
    }));
  },
};

/** The id follows from the external id, so it is the same in every database. */
function rowOf(team: TeamId, { words, ...item }: MediaItem) {
  const stored = { de: { ...words.de, body: bodyOf(words.de) }, tr: { ...words.tr, body: bodyOf(words.tr) } };
  return { ...item, id: namedUuid(team, 'media', item.externalId), words: stored };
}

async function slugFaults(tx: Queryable, team: TeamId, items: readonly MediaItem[]) {
  const taken = await takenSlugs(tx, team, items);
  return taken.map((slug) =>
    fault(
      `/${items.findIndex((item) => item.slug === slug)}/slug`,
      'unique',
      `Another article is called ${slug}.`,
    ),
  );
}
