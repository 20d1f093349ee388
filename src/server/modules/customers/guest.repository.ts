import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** A visitor without a session; a cookie links reservations and a proved phone to the visitor. */
export interface Guest {
  id: string;
  /** The E.164 number that a code proved. */
  provedPhone: string | null;
}

export async function findGuest(db: Queryable, team: TeamId, hash: string, now: Date): Promise<Guest | null> {
  const rows = await db.query<Guest>(
    `SELECT id, proved_phone AS "provedPhone" FROM guest
      WHERE token_hash = $1 AND team = $2 AND expires_at > $3`,
    [hash, team, now],
  );
  return rows[0] ?? null;
}

export async function insertGuest(
  db: Queryable,
  guest: { id: string; team: TeamId; hash: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db.query(
    'INSERT INTO guest (id, team, token_hash, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [guest.id, guest.team, guest.hash, guest.now, guest.expiresAt],
  );
}

export async function setProvedPhone(tx: Queryable, guestId: string, phone: string): Promise<void> {
  await tx.query('UPDATE guest SET proved_phone = $2 WHERE id = $1', [guestId, phone]);
}
