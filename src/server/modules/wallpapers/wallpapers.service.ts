import type { Api } from '../../../shared/api/api.ts';
import type { PayloadOf } from '../../../shared/api/operation.ts';
import type { Wallpaper } from '../../../shared/api/wallpapers.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { isLight, placesOf } from './drawing/draw-wallpaper.ts';
import { type Opener, openFor } from './open-wallpaper.ts';
import { takenWallpapers } from './wallpaper-download.repository.ts';
import { findWallpaper, listWallpapers, type StoredWallpaper } from './wallpapers.repository.ts';

interface Viewer {
  team: TeamId;
  lang: Lang;
}

/** All wallpapers of a brand, as everybody sees them. */
export async function wallpapersFor(
  deps: AppDeps,
  viewer: Viewer,
): Promise<PayloadOf<Api['GET /api/wallpaper']>> {
  const found = await listWallpapers(deps.db, viewer.team);
  return { wallpapers: found.map(viewOf(deps, viewer)) };
}

/** One by its id or slug. @throws Problem 1042 */
export async function wallpaperFor(deps: AppDeps, viewer: Viewer, name: string): Promise<Wallpaper> {
  const found = await findWallpaper(deps.db, viewer.team, name);
  if (!found) throw problem(1042);
  return viewOf(deps, viewer)(found);
}

/** Which of them a customer can get, and which ones the customer has got. */
export async function ownWallpapers(
  deps: AppDeps,
  opener: Opener,
): Promise<PayloadOf<Api['GET /api/wallpaper/me']>> {
  const isOpen = await openFor(deps, opener.userId);
  const wallpapers = await listWallpapers(deps.db, opener.team);
  const open = wallpapers.filter(isOpen).map(({ id }) => id);
  return { open, taken: await takenWallpapers(deps.db, opener.userId) };
}

function viewOf({ config, teams }: AppDeps, { lang }: Viewer) {
  return ({ id, team, slug, motif, badge, isPrize, words }: StoredWallpaper): Wallpaper => {
    const drawing = { root: config.root, team: teams[team], motif };
    return {
      id,
      slug,
      ...words[lang],
      preview: `/api/wallpaper/${id}/preview`,
      badge,
      isPrize,
      isLight: isLight(drawing),
      places: placesOf(drawing),
    };
  };
}
