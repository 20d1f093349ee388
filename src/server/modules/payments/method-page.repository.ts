import type { PaymentMethod } from '../../../shared/enums.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { isUuid } from '../../../shared/uuid.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** A page of the provider on which a customer has a method kept. */
export interface MethodPage {
  id: string;
  team: TeamId;
  userId: string;
  method: PaymentMethod;
  sessionId: string | null;
  keptAt: Date | null;
}

export async function insertMethodPage(
  db: Queryable,
  { id, team, userId, method, now }: Pick<MethodPage, 'id' | 'team' | 'userId' | 'method'> & { now: Date },
): Promise<void> {
  await db.query(
    'INSERT INTO method_page (id, team, user_id, method, created_at) VALUES ($1, $2, $3, $4, $5)',
    [id, team, userId, method, now],
  );
}

export async function setPageSession(db: Queryable, id: string, sessionId: string): Promise<void> {
  await db.query('UPDATE method_page SET session_id = $2 WHERE id = $1', [id, sessionId]);
}

const columns = `id, team, user_id AS "userId", method, session_id AS "sessionId", kept_at AS "keptAt"`;

export async function findMethodPage(db: Queryable, id: string): Promise<MethodPage | undefined> {
  // The provider's news can name anything.
  if (!isUuid(id)) return undefined;
  return (await db.query<MethodPage>(`SELECT ${columns} FROM method_page WHERE id = $1`, [id]))[0];
}

/** False when its method has been kept before. */
export async function endMethodPage(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const rows = await tx.query(
    'UPDATE method_page SET kept_at = $2 WHERE id = $1 AND kept_at IS NULL RETURNING id',
    [id, now],
  );
  return rows.length === 1;
}
