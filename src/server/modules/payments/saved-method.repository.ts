import type { PaymentMethod } from '../../../shared/enums.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** A means of payment that the provider keeps for a user. */
export interface SavedMethod {
  id: string;
  method: PaymentMethod;
  /** Masked. */
  label: string;
  /** The last month of a card, YYYY-MM. */
  expiresOn: string | null;
  isDefault: boolean;
  createdAt: Date;
  /** The provider's token; it never leaves the server. */
  token: string;
}

const columns = `id, method, label, expires_on AS "expiresOn", is_default AS "isDefault", created_at AS "createdAt", token`;

export function listSavedMethods(db: Queryable, userId: string): Promise<SavedMethod[]> {
  const sql = `SELECT ${columns} FROM saved_method WHERE user_id = $1 ORDER BY is_default DESC, created_at DESC`;
  return db.query<SavedMethod>(sql, [userId]);
}

export async function findSavedMethod(
  db: Queryable,
  userId: string,
  id: string,
): Promise<SavedMethod | undefined> {
  const sql = `SELECT ${columns} FROM saved_method WHERE user_id = $1 AND id::text = $2`;
  return (await db.query<SavedMethod>(sql, [userId, id]))[0];
}

export async function findMethodByToken(
  db: Queryable,
  userId: string,
  token: string,
): Promise<SavedMethod | undefined> {
  const sql = `SELECT ${columns} FROM saved_method WHERE user_id = $1 AND token = $2`;
  return (await db.query<SavedMethod>(sql, [userId, token]))[0];
}

export interface NewSavedMethod extends Pick<SavedMethod, 'id' | 'method' | 'label' | 'expiresOn' | 'token'> {
  team: TeamId;
  userId: string;
  now: Date;
}

/** The first method becomes the default; a second message about the same method changes nothing. */
export async function insertSavedMethod(tx: Queryable, given: NewSavedMethod): Promise<void> {
  const { id, team, userId, method, label, expiresOn, token, now } = given;
  await lockMethods(tx, userId);
  await tx.query(
    `INSERT INTO saved_method (id, team, user_id, method, label, token, is_default, created_at, expires_on)
     VALUES ($1, $2, $3, $4, $5, $6, NOT EXISTS (SELECT FROM saved_method WHERE user_id = $3 AND is_default), $7, $8)
     ON CONFLICT (user_id, token) DO NOTHING`,
    [id, team, userId, method, label, token, now, expiresOn],
  );
}

/**
 * Returns the provider's token of the deleted method; after the default, the newest remaining method becomes the
 * default.
 */
export async function deleteSavedMethod(
  tx: Queryable,
  userId: string,
  id: string,
): Promise<string | undefined> {
  await lockMethods(tx, userId);
  const sql =
    'DELETE FROM saved_method WHERE user_id = $1 AND id = $2 RETURNING token, is_default AS "isDefault"';
  const [gone] = await tx.query<{ token: string; isDefault: boolean }>(sql, [userId, id]);
  if (gone?.isDefault)
    await tx.query(
      `UPDATE saved_method SET is_default = true WHERE id =
         (SELECT id FROM saved_method WHERE user_id = $1 ORDER BY created_at DESC, id LIMIT 1)`,
      [userId],
    );
  return gone?.token;
}

/** False when there is no such method. */
export async function makeDefault(tx: Queryable, userId: string, id: string): Promise<boolean> {
  await lockMethods(tx, userId);
  const rows = await tx.query('SELECT 1 FROM saved_method WHERE user_id = $1 AND id = $2', [userId, id]);
  if (rows.length === 0) return false;
  await tx.query('UPDATE saved_method SET is_default = false WHERE user_id = $1 AND is_default', [userId]);
  await tx.query('UPDATE saved_method SET is_default = true WHERE id = $1', [id]);
  return true;
}

/** Allows one change at a time for each user, so that there are never two defaults. */
async function lockMethods(tx: Queryable, userId: string): Promise<void> {
  await tx.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
}
