import { type BadgeSource, once } from '../../infra/badges/badge-source.ts';

/** A number that was brought along and works with us. */
export const portingsBadges: readonly BadgeSource[] = [
  {
    id: 'brought-number',
    of: 1,
    async progress(db, userId) {
      const [first] = await db.query<{ at: Date | null }>(
        `SELECT min(coalesce(p.arrived_on::timestamp AT TIME ZONE 'Europe/Berlin', p.updated_at)) AS at
           FROM orders o JOIN porting p ON p.order_id = o.id WHERE o.user_id = $1 AND p.state = 'completed'`,
        [userId],
      );
      return once(first?.at);
    },
  },
];
