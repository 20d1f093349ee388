import type { Queryable } from '../../infra/db/queryable.ts';

interface PasswordOwner {
  email: string;
  passwordHash: string;
}

export async function findPassword(db: Queryable, userId: string): Promise<PasswordOwner | undefined> {
  const rows = await db.query<PasswordOwner>(
    'SELECT email, password_hash AS "passwordHash" FROM users WHERE id = $1 AND closed_at IS NULL',
    [userId],
  );
  return rows[0];
}

/** Locks the user until the transaction ends: of two simultaneous changes the second sees the first one's password. */
export async function lockPassword(tx: Queryable, userId: string): Promise<PasswordOwner | undefined> {
  const rows = await tx.query<PasswordOwner>(
    'SELECT email, password_hash AS "passwordHash" FROM users WHERE id = $1 AND closed_at IS NULL FOR UPDATE',
    [userId],
  );
  return rows[0];
}
