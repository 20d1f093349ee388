import type { Queryable } from '../../infra/db/queryable.ts';

/** Name and address of a customer, as a carrier needs them. */
export interface PostalAddress {
  name: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
}

/** Where a customer lives, and when that was changed last; null while it is as it was at the registration. */
export async function addressOf(
  db: Queryable,
  userId: string,
): Promise<{ address: PostalAddress; changedAt: Date | null } | undefined> {
  const rows = await db.query<PostalAddress & { changedAt: Date | null }>(
    `SELECT first_name || ' ' || last_name AS name, street, house_number AS "houseNumber",
       postal_code AS "postalCode", city, address_changed_at AS "changedAt"
       FROM users WHERE id = $1 AND closed_at IS NULL`,
    [userId],
  );
  return rows.map(({ changedAt, ...address }) => ({ address, changedAt }))[0];
}
