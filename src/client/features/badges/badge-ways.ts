import type { BadgeId } from '../../../shared/badges.ts';
import { pageOfPath } from '../../../shared/match-page.ts';

/** Where a badge can be earned. The year comes by itself, a friend by the invitation on the account's home. */
const ways: Partial<Record<BadgeId, string>> = {
  'first-order': '/tarife',
  'first-goal': '/dashboard/games',
  'five-wallpapers': '/dashboard/wallpapers',
  'invited-friend': '/dashboard/account/overview',
  'brought-number': '/tarife',
  'own-jersey': '/tarife',
  'five-goals': '/dashboard/games',
  'three-wins': '/dashboard/games',
  'giveaway-entry': '/giveaway',
};

export function wayTo(badge: BadgeId): string | undefined {
  const way = ways[badge];
  return way && pageOfPath(way) !== 'notFound' ? way : undefined;
}
