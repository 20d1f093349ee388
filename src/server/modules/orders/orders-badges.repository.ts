import { type BadgeSource, once } from '../../infra/badges/badge-source.ts';

/** The first order that was paid, and the first jersey. */
export const ordersBadges: readonly BadgeSource[] = [
  {
    id: 'first-order',
    of: 1,
    async progress(db, userId) {
      const [first] = await db.query<{ at: Date | null }>(
        `SELECT min(created_at) AS at FROM orders WHERE user_id = $1 AND state IN ('inProgress', 'completed')`,
        [userId],
      );
      return once(first?.at);
    },
  },
  {
    id: 'own-jersey',
    of: 1,
    async progress(db, userId) {
      const [first] = await db.query<{ at: Date | null }>(
        `SELECT min(o.created_at) AS at FROM orders o JOIN jersey j ON j.order_id = o.id
          WHERE o.user_id = $1 AND o.state IN ('inProgress', 'completed') AND j.withdrawn_on IS NULL`,
        [userId],
      );
      return once(first?.at);
    },
  },
];
