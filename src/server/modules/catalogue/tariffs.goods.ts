import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import { namedUuid } from '../../infra/db/named-uuid.ts';
import { claimedIds } from '../../infra/import/claimed-ids.ts';
import type { ReadableGoods } from '../../infra/import/readable-goods.ts';
import { refuseRepeated } from '../../infra/import/refuse-repeated.ts';
import { putTariffs, stockedTariffs, type TariffItem } from './tariff-stock.repository.ts';

/** Plans, found again by their slug. */
export const tariffsGoods: ReadableGoods<TariffItem> = {
  id: 'tariffs',
  isShared: false,
  async write(tx, team, items) {
    refuseRepeated(items, 'slug');
    const stocked = await stockedTariffs(tx, team);
    const errors = claimedIds(stocked, items);
    if (errors.length > 0) throw problem(1040, { errors });
    const ids = idsAfter(team, stocked, items);
    refuseUnknownAlternatives(items, ids);
    return putTariffs(tx, team, items, (externalId) => ids.get(externalId));
  },
  async read(db, team) {
    const stocked = await stockedTariffs(db, team);
    return stocked.map(({ id: _id, ...item }) => item);
  },
};

/** The ids of all plans by external id, as they are when the file has been written. */
function idsAfter(
  team: TeamId,
  stocked: Awaited<ReturnType<typeof stockedTariffs>>,
  items: readonly TariffItem[],
): Map<string, string> {
  const idsBySlug = new Map(stocked.map(({ slug, id }) => [slug, id]));
  const brought = new Set(items.map(({ slug }) => slug));
  const idOf = (slug: string) => idsBySlug.get(slug) ?? namedUuid(team, 'tariff', slug);
  // A plan that the file brings may get another external id by it; the one before is known no more.
  const left = stocked.filter(({ slug }) => !brought.has(slug));
  return new Map([...left, ...items].map(({ externalId, slug }) => [externalId, idOf(slug)]));
}

/** @throws Problem 1039 */
function refuseUnknownAlternatives(items: readonly TariffItem[], ids: ReadonlyMap<string, string>): void {
  const errors = items.flatMap(({ alternative }, index) => {
    if (alternative === null || ids.has(alternative)) return [];
    const message = `No tariff has the external id "${alternative}".`;
    return [{ path: `/${index}/alternative`, keyword: 'externalId', rule: 'externalId', message }];
  });
  if (errors.length > 0) throw problem(1039, { errors });
}
