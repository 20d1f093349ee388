import { berlinToday } from '../../../shared/dates.ts';
import type { BadgeSource } from '../../infra/badges/badge-source.ts';

/** A line that has worked for a year, counted in full months; the last day of a contract belongs to it. */
export const contractsBadges: readonly BadgeSource[] = [
  {
    id: 'one-year',
    of: 12,
    async progress(db, userId, now) {
      const [longest] = await db.query<{ done: number; reachedAt: Date | null }>(
        `SELECT coalesce(max(months), 0)::int AS done,
                min((starts_on + interval '12 months') AT TIME ZONE 'Europe/Berlin') FILTER (WHERE months >= 12) AS "reachedAt"
           FROM (SELECT starts_on, extract(year FROM lived) * 12 + extract(month FROM lived) AS months
                   FROM (SELECT starts_on, age(least($2::date, ended_on + 1)::timestamp, starts_on::timestamp) AS lived
                           FROM contract
                          WHERE user_id = $1 AND activated_at IS NOT NULL AND withdrawn_on IS NULL AND starts_on <= $2) l
                ) m`,
        [userId, berlinToday(now)],
      );
      return { done: longest?.done ?? 0, reachedAt: longest?.reachedAt ?? null };
    },
  },
];
