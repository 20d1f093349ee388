import type { Shop, ShopCard, ShopList, ShopPlace, ShopTown } from '../../../shared/api/shops.ts';
import { distanceKm, NEAR_KM } from '../../../shared/geo.ts';
import { openingState } from '../../../shared/opening-hours.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { findPlace } from './find-place.ts';
import { findShop, listFacts, type ShopFacts, shopsByIds } from './shops.repository.ts';

type Deps = Pick<AppDeps, 'db' | 'clock'>;

const PAGE_SIZE = 12;
/** A town's page goes on with shops around it, which may be nearer to its middle than its own last ones. */
const MORE_AROUND = 8;
/** More shops than a town has. */
const LARGEST_PAGE = 200;

/** A question for shops, as it arrives. */
interface Question {
  near?: string | undefined;
  openNow?: 'true' | 'false' | undefined;
  page?: string | undefined;
}

/** The shops of a team, the nearest first where a place is named, else by town. @throws Problem 1100 */
export async function shopsNear(deps: Deps, team: TeamId, question: Question): Promise<ShopList> {
  const place = question.near === undefined ? null : findPlace(question.near);
  const isUnknown = question.near !== undefined && place === null;
  const facts = isUnknown ? [] : await listFacts(deps.db, team);
  const now = deps.clock();
  const shown =
    question.openNow === 'true' ? facts.filter(({ hours }) => openingState(hours, now).open) : facts;
  return pageOf(deps.db, team, { shown, place, page: Number(question.page ?? 1), size: PAGE_SIZE });
}

/** All shops of a town and the nearest around it on one page, so that they need no script. */
export async function shopsAround({ db }: Deps, team: TeamId, town: ShopTown): Promise<ShopList> {
  const { name, shops, lat, lng } = town;
  const size = Math.min(LARGEST_PAGE, Math.max(PAGE_SIZE, shops + MORE_AROUND));
  return pageOf(db, team, { shown: await listFacts(db, team), place: { name, lat, lng }, page: 1, size });
}

/** @throws Problem 1014 */
export async function shopFor({ db }: Deps, team: TeamId, idOrSlug: string): Promise<Shop> {
  const shop = await findShop(db, team, idOrSlug);
  if (!shop) throw problem(1014);
  return shop;
}

interface Shown {
  shown: readonly ShopFacts[];
  place: ShopPlace | null;
  page: number;
  size: number;
}

async function pageOf(db: Queryable, team: TeamId, { shown, place, page, size }: Shown): Promise<ShopList> {
  const measured = shown.map((one) => ({ id: one.id, km: place && distanceKm(place, one) }));
  if (place) measured.sort((a, b) => (a.km ?? 0) - (b.km ?? 0));
  const here = measured.slice((page - 1) * size, page * size);
  const found = await shopsByIds(
    db,
    team,
    here.map(({ id }) => id),
  );
  const byId = new Map(found.map((shop) => [shop.id, shop]));
  const shops = here.flatMap(({ id, km }): ShopCard[] => {
    const shop = byId.get(id);
    return shop ? [{ ...shop, distanceKm: km === null ? null : Math.round(km * 10) / 10 }] : [];
  });
  const near = measured.filter(({ km }) => km !== null && km <= NEAR_KM).length;
  return { place, shops, total: shown.length, near, page, pages: Math.ceil(shown.length / size) };
}
