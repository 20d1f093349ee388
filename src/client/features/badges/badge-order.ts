import type { OwnBadge } from '../../../shared/api/badges.ts';

/** The badge that was earned last. */
export function newestOf(badges: readonly OwnBadge[]): OwnBadge | undefined {
  return badges
    .filter(({ earnedAt }) => earnedAt)
    .reduce<OwnBadge | undefined>(
      (newest, badge) => (newest && (newest.earnedAt ?? '') >= (badge.earnedAt ?? '') ? newest : badge),
      undefined,
    );
}

/** The badge that a customer is nearest to. */
export function nextOf(badges: readonly OwnBadge[]): OwnBadge | undefined {
  return badges
    .filter(({ earnedAt }) => !earnedAt)
    .reduce<OwnBadge | undefined>(
      (next, badge) => (next && next.done / next.of >= badge.done / badge.of ? next : badge),
      undefined,
    );
}
