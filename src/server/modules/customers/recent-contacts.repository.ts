import type { Queryable } from '../../infra/db/queryable.ts';

/** E-mail address and phone of a customer now, and those that were replaced since a day. */
export interface Contacts {
  email: string;
  phone: string;
  before: readonly { email: string; phone: string }[];
}

export async function contactsSince(
  db: Queryable,
  userId: string,
  since: Date,
): Promise<Contacts | undefined> {
  const rows = await db.query<Contacts>(
    `SELECT u.email, u.phone, coalesce((SELECT jsonb_agg(jsonb_build_object('email', c.old_email, 'phone', c.old_phone))
         FROM contact_change c WHERE c.user_id = u.id AND c.created_at > $2), '[]') AS before
       FROM users u WHERE u.id = $1`,
    [userId, since],
  );
  return rows[0];
}
