import type { OwnBadge } from '../../../shared/api/badges.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import type { Text } from '../../lib/text.ts';

/** Since when a customer has a badge. */
export function sinceWhen(text: Text, earnedAt: string): string {
  return text('badges.page.since', { day: germanDay(berlinToday(new Date(earnedAt))) });
}

/** How far a customer is, where there is something to count. */
export function howFar(text: Text, { done, of }: OwnBadge): string {
  return of === 1 ? text('badges.page.open') : text('badges.page.progress', { done, of });
}
