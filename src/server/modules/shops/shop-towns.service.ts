import type { ShopList, ShopTown } from '../../../shared/api/shops.ts';
import { distanceKm } from '../../../shared/geo.ts';
import { groupBy } from '../../../shared/group-by.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { townSlug } from '../../../shared/town-names.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { middleOf, placesApart } from '../../infra/places-apart.ts';
import { findTypedPlace } from './find-place.ts';
import { listFacts, type ShopFacts } from './shops.repository.ts';
import { shopsAround } from './shops.service.ts';

type Deps = Pick<AppDeps, 'db' | 'clock'>;

/** The towns with shops, those with most of them first. */
export async function shopTowns({ db }: Deps, team: TeamId): Promise<ShopTown[]> {
  const byName = groupBy(await listFacts(db, team), ({ town }) => townSlug(town));
  return [...byName.values()]
    .flatMap((shops) => placesApart(shops).map(townOf))
    .sort((a, b) => b.shops - a.shops || a.name.localeCompare(b.name, 'de'));
}

/** The shops around a town that has some. @throws Problem 1014 */
export async function shopsOfTown(
  deps: Deps,
  team: TeamId,
  slug: string,
): Promise<{ town: ShopTown; list: ShopList }> {
  const town = (await shopTowns(deps, team)).find((one) => one.slug === slug);
  if (!town) throw problem(1014);
  return { town, list: await shopsAround(deps, team, town) };
}

/** The town with shops that is nearest to a place as people type it; undefined where the place is unknown. */
export async function townNear(deps: Deps, team: TeamId, near: string): Promise<ShopTown | undefined> {
  const place = findTypedPlace(near);
  if (!place) return undefined;
  const towns = await shopTowns(deps, team);
  return towns.sort((a, b) => distanceKm(place, a) - distanceKm(place, b))[0];
}

/** Of several towns with one name, the smaller ones have their postal code before it. */
function townOf(shops: readonly ShopFacts[], at: number): ShopTown {
  const { town = '', postalCode = '' } = shops[0] ?? {};
  const name = at === 0 ? town : `${postalCode} ${town}`;
  const { lat, lng } = middleOf(shops);
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
  return { name, slug: townSlug(name), shops: shops.length, lat: rounded(lat), lng: rounded(lng) };
}
