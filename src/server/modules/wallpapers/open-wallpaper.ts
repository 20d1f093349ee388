import type { TeamId } from '../../../shared/teams.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { earnedBadgesOf } from '../badges/earn-badges.service.ts';
import { wonWallpapers } from './wallpaper-prize.repository.ts';
import type { StoredWallpaper } from './wallpapers.repository.ts';

/** A customer who wants wallpapers. */
export interface Opener {
  userId: string;
  team: TeamId;
}

type Condition = Pick<StoredWallpaper, 'id' | 'badge' | 'isPrize'>;

/** Tells of each wallpaper whether a customer can get it: by badge, by prize, or because everybody can. */
export async function openFor(
  { db, clock }: Pick<AppDeps, 'clock' | 'db'>,
  userId: string,
): Promise<(wallpaper: Condition) => boolean> {
  const badges = new Set<string>(await earnedBadgesOf(db, userId, clock()));
  const won = new Set(await wonWallpapers(db, userId));
  return ({ id, badge, isPrize }) => (isPrize ? won.has(id) : badge === null || badges.has(badge));
}
