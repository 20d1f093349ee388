import { pathOf } from '../../../shared/match-page.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { SearchItem, SearchReader } from '../../infra/search/search-source.ts';
import { shopTowns } from './shop-towns.service.ts';
import { listAddresses } from './shops.repository.ts';

/** Stands for a name in a sentence that is made once for all names: there may be thousands. */
const NAME = '{}';

/** The towns with shops, and each shop by its name and address. */
export async function shopsSearch(deps: AppDeps, { team, lang }: SearchReader): Promise<SearchItem[]> {
  const title = deps.words.text(lang, 'shops.page.town.title', { name: NAME });
  const [towns, shops] = await Promise.all([shopTowns(deps, team), listAddresses(deps.db, team)]);
  return [
    ...towns.map(({ name, slug }) => ({
      kind: 'shops' as const,
      path: pathOf('shopTown', { town: slug }),
      title: title.replace(NAME, () => name),
      text: deps.words.text(lang, 'shops.page.town.lead'),
      weight: 1.3,
    })),
    ...shops.map(({ slug, name, street, houseNumber, postalCode, town }) => ({
      kind: 'shops' as const,
      path: pathOf('shop', { id: slug }),
      title: name,
      text: `${street} ${houseNumber}, ${postalCode} ${town}`,
      weight: 0.7,
    })),
  ];
}
