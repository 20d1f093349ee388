import type { Queryable } from '../../infra/db/queryable.ts';

/** Empties what identifies customers, and nothing else of their accounts; of closed ones name and address, too. */
export async function eraseIdentities(tx: Queryable, userIds: readonly string[]): Promise<void> {
  await tx.query(
    `UPDATE users SET birthday = NULL, document_type = NULL, id_number = NULL, identity_valid_until = NULL
      WHERE id = ANY($1::uuid[])`,
    [userIds],
  );
  await tx.query(
    `UPDATE users SET salutation = 'none', gender = '', first_name = '', last_name = '', street = '',
            house_number = '', postal_code = '', city = '' WHERE id = ANY($1::uuid[]) AND closed_at IS NOT NULL`,
    [userIds],
  );
}
