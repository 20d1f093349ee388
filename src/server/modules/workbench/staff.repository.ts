import type { StaffRole } from '../../../shared/staff.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** A person of the staff who is signed in. */
export interface Staff {
  id: string;
  name: string;
  roles: readonly StaffRole[];
}

interface Known {
  subject: string;
  id: string;
  name: string;
  now: Date;
}

/**
 * Knows a person by what the provider never changes. The id of the first sign-in stays: a person who could take another
 * one would approve their own change sets.
 * @returns undefined where the id is another person's
 */
export async function memberOf(
  db: Queryable,
  { subject, id, name, now }: Known,
): Promise<{ id: string } | undefined> {
  await db.query(
    'INSERT INTO staff_member (subject, id, name, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [subject, id, name, now],
  );
  const rows = await db.query<{ id: string }>(
    'UPDATE staff_member SET name = $2 WHERE subject = $1 RETURNING id',
    [subject, name],
  );
  return rows[0];
}

interface NewSession {
  hash: string;
  staffId: string;
  roles: readonly StaffRole[];
  now: Date;
  expiresAt: Date;
}

export async function insertStaffSession(db: Queryable, session: NewSession): Promise<void> {
  const { hash, staffId, roles, now, expiresAt } = session;
  await db.query(
    'INSERT INTO staff_session (token_hash, staff_id, roles, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [hash, staffId, JSON.stringify(roles), now, expiresAt],
  );
}

/** Who has the session; undefined: it has ended. */
export async function findStaff(db: Queryable, hash: string, now: Date): Promise<Staff | undefined> {
  const rows = await db.query<{ id: string; name: string; roles: StaffRole[] }>(
    `SELECT m.id, m.name, s.roles FROM staff_session s JOIN staff_member m ON m.id = s.staff_id
      WHERE s.token_hash = $1 AND s.expires_at > $2`,
    [hash, now],
  );
  return rows[0];
}

export async function deleteStaffSession(db: Queryable, hash: string): Promise<void> {
  await db.query('DELETE FROM staff_session WHERE token_hash = $1', [hash]);
}

/** The names of persons by their ids. */
export async function staffNames(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ id: string; name: string }>(
    'SELECT id, name FROM staff_member WHERE id = ANY($1::text[])',
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Whether a person of this id has ever signed in. */
export async function isStaff(db: Queryable, id: string): Promise<boolean> {
  return (await db.query('SELECT 1 FROM staff_member WHERE id = $1', [id])).length > 0;
}

/** Binds an id to another name that a provider has for the person. @returns the one before; undefined: there is none */
export async function saveSubject(db: Queryable, id: string, subject: string): Promise<string | undefined> {
  const rows = await db.query<{ before: string }>(
    `UPDATE staff_member m SET subject = $2 FROM staff_member b WHERE m.id = $1 AND b.id = m.id
      AND NOT EXISTS (SELECT 1 FROM staff_member o WHERE o.subject = $2) RETURNING b.subject AS before`,
    [id, subject],
  );
  return rows[0]?.before;
}

export async function deleteStaffSessions(db: Queryable, staffId: string): Promise<void> {
  await db.query('DELETE FROM staff_session WHERE staff_id = $1', [staffId]);
}
