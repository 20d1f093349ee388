import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { insertPrize } from './wallpaper-prize.repository.ts';
import { findWallpaper } from './wallpapers.repository.ts';

interface Prize {
  userId: string;
  team: TeamId;
  slug: string;
  /** The play that it was won by. */
  wonBy: string;
}

/** Opens a wallpaper that is a prize to its winner, once. False where there is none, or the winner has it already. */
export async function givePrize(tx: Queryable, { slug, ...prize }: Prize, now: Date): Promise<boolean> {
  const wallpaper = await findWallpaper(tx, prize.team, slug);
  if (!wallpaper?.isPrize) return false;
  return insertPrize(tx, { ...prize, wallpaperId: wallpaper.id, now });
}
