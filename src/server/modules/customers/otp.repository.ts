import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** The purpose of a code; a code for one purpose proves nothing for the other. */
export type OtpPurpose = 'phone' | 'reset' | 'stepUp' | 'simReplacement';

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

/** Requests for codes of one phone run one after the other, so that parallel requests cannot exceed a limit. */
export async function lockPhone(tx: Queryable, phone: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7))', [phone]);
}

/** The times since a moment at which codes were sent to a phone, oldest first. */
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

export async function recordSent(tx: Queryable, { phone, purpose }: OtpKey, now: Date): Promise<void> {
  await tx.query('INSERT INTO otp_sent (phone, purpose, created_at) VALUES ($1, $2, $3)', [
    phone,
    purpose,
    now,
  ]);
}

/** The newest challenge of a guest for a purpose, and for one phone if it is given. */
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

/** Whether the guest was sent a code at all, for any purpose. */
export async function hasAnyChallenge(tx: Queryable, guestId: string): Promise<boolean> {
  return (await tx.query('SELECT 1 FROM otp_challenge WHERE guest_id = $1 LIMIT 1', [guestId])).length > 0;
}

/**
 * Ends a challenge, because a new one replaces it. A try of its code at the same moment is either earlier and counted
 * in the answer, or later and finds the challenge ended.
 * @returns the tries that are left; undefined when the challenge was used in the meantime
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
 * Uses the challenge up if the code is right (one of the hashes is its own), else takes one try. It is one statement, so that of two simultaneous
 * answers only one counts. Undefined when the challenge is over: used, expired or without tries.
 */
export async function tryCode(
  tx: Queryable,
  id: string,
  codeHashes: readonly string[],
  now: Date,
): Promise<{ isRight: boolean; triesLeft: number } | undefined> {
  const rows = await tx.query<{ isRight: boolean; triesLeft: number }>(
    `UPDATE otp_challenge
        SET consumed_at = CASE WHEN code_hash = ANY($2) THEN $3::timestamptz END,
            tries_left = tries_left - CASE WHEN code_hash = ANY($2) THEN 0 ELSE 1 END
      WHERE id = $1 AND consumed_at IS NULL AND expires_at > $3 AND tries_left > 0
      RETURNING consumed_at IS NOT NULL AS "isRight", tries_left AS "triesLeft"`,
    [id, codeHashes, now],
  );
  return rows[0];
}
