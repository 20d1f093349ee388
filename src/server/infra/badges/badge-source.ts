import type { BadgeId } from '../../../shared/badges.ts';
import type { Queryable } from '../db/queryable.ts';

export interface BadgeProgress {
  done: number;
  /** When the customer reached all; without it, the moment counts at which we noticed. */
  reachedAt?: Date | null;
}

/** How a badge is earned. Each module declares those of its area, and `modules.ts` registers them. */
export interface BadgeSource {
  id: BadgeId;
  /** How much has to be done. */
  of: number;
  /** How far a customer is, by few statements that an index serves. Absent: a module tells it with `earnBadge`. */
  progress?(db: Queryable, userId: string, now: Date): Promise<BadgeProgress>;
}

/** The progress of a badge for something that is done once. @param reachedAt null: not yet */
export function once(reachedAt: Date | null | undefined): BadgeProgress {
  return { done: reachedAt ? 1 : 0, reachedAt: reachedAt ?? null };
}
