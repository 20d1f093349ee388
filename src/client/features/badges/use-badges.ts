import { useEffect, useState } from 'react';
import type { OwnBadge } from '../../../shared/api/badges.ts';
import type { BadgeId } from '../../../shared/badges.ts';
import { call } from '../../lib/call.ts';
import { useSession } from '../../lib/session.ts';
import { useCall } from '../../lib/use-call.ts';

/** A customer's badges; none are asked for a guest. */
export function useBadges() {
  const isCustomer = useSession().state === 'authenticated';
  return useCall('GET /api/badges/me', isCustomer ? {} : null);
}

/**
 * Which badges are told here for the first time. The server notes it, so that no other place tells them again; here they
 * stay until the page is left. @param only these are told, the others wait
 */
export function useNews(
  badges: readonly OwnBadge[] | undefined,
  only?: readonly BadgeId[],
): readonly BadgeId[] {
  const [told, setTold] = useState<readonly BadgeId[]>([]);
  useEffect(() => {
    const news = (badges ?? [])
      .filter(({ id, isNew }) => isNew && (only?.includes(id) ?? true))
      .map(({ id }) => id);
    if (news.length === 0) return;
    setTold((before) => [...news.filter((id) => !before.includes(id)), ...before]);
    // Without a connection they are told once more, at the next place.
    call('POST /api/badges/me/told', { body: { badges: news } }).catch(() => undefined);
  }, [badges, only]);
  return told;
}
