import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../db/queryable.ts';

/** What a code is for; a code of one purpose proves nothing for the other. */
export type OtpPurpose = 'phone' | 'reset';

export interface OtpKey {
  phone: string;
  purpose: OtpPurpose;
}

export interface Challenge {
  id: string;
  phone: string;
  triesLeft: number;
  expiresAt: Date;
  consumedAt: Date | null;
}

/** Codes of one phone are asked for one after the other, so that a limit cannot be outrun. */
export async function lockPhone(tx: Queryable, phone: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7))', [phone]);
}

/** When codes were sent to a phone since a moment, oldest first. */
export async function sentSince(
  tx: Queryable,
  phone: string,
  since: Date,
): Promise<{ purpose: OtpPurpose; at: Date }[]> {
  return tx.query(
    'SELECT purpose, created_at AS at FROM otp_sent WHERE phone = $1 AND created_at > $2 ORDER BY created_at',
    [phone, since],
  );
}

export async function noteSent(tx: Queryable, { phone, purpose }: OtpKey, now: Date): Promise<void> {
  await tx.query('INSERT INTO otp_sent (phone, purpose, created_at) VALUES ($1, $2, $3)', [
    phone,
    purpose,
    now,
  ]);
}

/** The newest challenge of a guest for a purpose, of one phone where that is given. */
export async function newestChallenge(
  tx: Queryable,
  guestId: string,
  purpose: OtpPurpose,
  phone?: string,
): Promise<Challenge | undefined> {
  const rows = await tx.query<Challenge>(
    `SELECT id, phone, tries_left AS "triesLeft", expires_at AS "expiresAt", consumed_at AS "consumedAt"
       FROM otp_challenge WHERE guest_id = $1 AND purpose = $2 AND ($3::text IS NULL OR phone = $3)
      ORDER BY created_at DESC, id DESC LIMIT 1`,
    [guestId, purpose, phone ?? null],
  );
  return rows[0];
}

/** Whether the guest was sent a code at all, for whatever purpose. */
export async function hasAnyChallenge(tx: Queryable, guestId: string): Promise<boolean> {
  return (await tx.query('SELECT 1 FROM otp_challenge WHERE guest_id = $1 LIMIT 1', [guestId])).length > 0;
}

/**
 * Ends a challenge for the one that takes its place. Whoever tries its code at this moment comes before, and is counted
 * in the answer, or finds it ended.
 * @returns the tries that it leaves; undefined when it was used in the meantime
 */
export async function supersede(tx: Queryable, id: string): Promise<number | undefined> {
  const rows = await tx.query<{ triesLeft: number }>(
    `UPDATE otp_challenge SET expires_at = created_at WHERE id = $1 AND consumed_at IS NULL
      RETURNING tries_left AS "triesLeft"`,
    [id],
  );
  return rows[0]?.triesLeft;
}

export interface NewChallenge extends OtpKey {
  id: string;
  guestId: string;
  team: TeamId;
  codeHash: string;
  triesLeft: number;
  now: Date;
  expiresAt: Date;
}

export async function insertChallenge(tx: Queryable, challenge: NewChallenge): Promise<void> {
  const { id, guestId, team, purpose, phone, codeHash, triesLeft, now, expiresAt } = challenge;
  await tx.query(
    `INSERT INTO otp_challenge (id, guest_id, team, purpose, phone, code_hash, tries_left, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, guestId, team, purpose, phone, codeHash, triesLeft, now, expiresAt],
  );
}

/**
 * Consumes the challenge if the code is right, else takes one try: one statement, so that of two answers that
 * arrive together only one counts. Undefined when the challenge is over: used, expired or without tries.
 */
export async function tryCode(
  tx: Queryable,
  id: string,
  codeHash: string,
  now: Date,
): Promise<{ isRight: boolean; triesLeft: number } | undefined> {
  const rows = await tx.query<{ isRight: boolean; triesLeft: number }>(
    `UPDATE otp_challenge
        SET consumed_at = CASE WHEN code_hash = $2 THEN $3::timestamptz END,
            tries_left = tries_left - CASE WHEN code_hash = $2 THEN 0 ELSE 1 END
      WHERE id = $1 AND consumed_at IS NULL AND expires_at > $3 AND tries_left > 0
      RETURNING consumed_at IS NOT NULL AS "isRight", tries_left AS "triesLeft"`,
    [id, codeHash, now],
  );
  return rows[0];
}
