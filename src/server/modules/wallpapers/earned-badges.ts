import type { Queryable } from '../../infra/db/queryable.ts';

/** The ids of the badges that a customer has earned. */
type ReadBadges = (db: Queryable, userId: string) => Promise<readonly string[]>;

let read: ReadBadges = async () => [];

/** Says how earned badges are read; `modules.ts` calls it. Badges count wallpapers, so this module cannot import them. */
export function registerEarnedBadges(readBadges: ReadBadges): void {
  read = readBadges;
}

export function earnedBadges(db: Queryable, userId: string): Promise<readonly string[]> {
  return read(db, userId);
}
