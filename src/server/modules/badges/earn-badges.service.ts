import type { BadgeId } from '../../../shared/badges.ts';
import { badgeSources } from '../../infra/badges/badge-registry.ts';
import type { BadgeSource } from '../../infra/badges/badge-source.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { type Earned, findEarned, insertEarned, markTold } from './badge.repository.ts';

export interface LookedAt {
  id: BadgeId;
  done: number;
  of: number;
  earned: Earned | undefined;
}

/**
 * The badges that there are, with the customer's progress. What has been reached is earned now, also by facts that are
 * older than the badge. Any number of processes may do it at once.
 */
export async function lookAtBadges(db: Queryable, userId: string, now: Date): Promise<LookedAt[]> {
  const before = await findEarned(db, userId);
  const isOpen = ({ id }: BadgeSource) => !before.some(({ badge }) => badge === id);
  const progress = new Map<BadgeId, number>();
  let isNew = false;
  for (const source of badgeSources().filter(isOpen)) {
    const { done, reachedAt } = (await source.progress?.(db, userId, now)) ?? { done: 0 };
    progress.set(source.id, Math.min(done, source.of));
    if (done < source.of) continue;
    await insertEarned(db, userId, source.id, reachedAt ?? now);
    isNew = true;
  }
  const earned = isNew ? await findEarned(db, userId) : before;
  return badgeSources().map(({ id, of }) => ({
    id,
    of,
    done: progress.get(id) ?? of,
    earned: earned.find(({ badge }) => badge === id),
  }));
}

/** The badges that a customer has at this moment. */
export async function earnedBadgesOf(db: Queryable, userId: string, now: Date): Promise<BadgeId[]> {
  const badges = await lookAtBadges(db, userId, now);
  return badges.flatMap(({ id, earned }) => (earned ? [id] : []));
}

/** A module tells that a customer has done what a badge is for. Again changes nothing. */
export function earnBadge(tx: Queryable, userId: string, badge: BadgeId, now: Date): Promise<void> {
  return insertEarned(tx, userId, badge, now);
}

/** Notes that the customer has been shown some badges. */
export function tellBadges(
  db: Queryable,
  userId: string,
  badges: readonly BadgeId[],
  now: Date,
): Promise<void> {
  return markTold(db, userId, badges, now);
}
