import { type BadgeSource, once } from '../../infra/badges/badge-source.ts';

/** A friend ordered with the customer's code, and the friend's line works. */
export const packagesBadges: readonly BadgeSource[] = [
  {
    id: 'invited-friend',
    of: 1,
    async progress(db, userId) {
      const [first] = await db.query<{ at: Date | null }>(
        `SELECT min(c.activated_at) AS at FROM invitation i JOIN contract c ON c.order_id = i.order_id
          WHERE i.inviter_id = $1 AND c.activated_at IS NOT NULL AND c.withdrawn_on IS NULL`,
        [userId],
      );
      return once(first?.at);
    },
  },
];
