import type { TeamId } from '../../../shared/teams.ts';
import type { FileName } from '../../../shared/uploads.ts';
import type { Queryable } from '../db/queryable.ts';

/** `user:<id>` or `guest:<id>`. */
export type UploadOwner = `user:${string}` | `guest:${string}`;

export interface NewUpload extends FileName {
  team: TeamId;
  owner: UploadOwner;
  form: string;
  /** JSON Pointer of the field. */
  field: string;
  isScanned: boolean;
  content: Uint8Array;
  now: Date;
  expiresAt: Date;
}

/** Bytes that files fill while no record has taken them: of all, and of guests among them. */
export interface WaitingRoom {
  all: number;
  strangers: number;
}

export function isGuest(owner: UploadOwner): boolean {
  return owner.startsWith('guest:');
}

const WAITING = `SELECT coalesce(sum(bytes), 0)::float8 AS "all",
         coalesce(sum(bytes) FILTER (WHERE owner LIKE 'guest:%'), 0)::float8 AS strangers
    FROM upload WHERE claimed_at IS NULL`;

export async function sumWaiting(db: Queryable): Promise<WaitingRoom> {
  const rows = await db.query<WaitingRoom>(WAITING);
  return rows[0] ?? { all: 0, strangers: 0 };
}

/**
 * Stores a file unless what waits would be more than `most` bytes. Two at once may exceed it by one file each.
 * @returns whether there was room
 */
export async function insertUpload(tx: Queryable, upload: NewUpload, most: WaitingRoom): Promise<boolean> {
  const { id, team, owner, form, field, name, type, bytes, isScanned, content, now, expiresAt } = upload;
  const rows = await tx.query<{ id: string }>(
    `INSERT INTO upload (id, team, owner, form, field, name, type, bytes, is_scanned, content, created_at, expires_at)
     SELECT $1::uuid, $2, $3, $4, $5, $6, $7, $8::int, $9::boolean, $10::bytea, $11::timestamptz, $12::timestamptz
       FROM (${WAITING}) AS waiting
      WHERE waiting.all + $8::int <= $13::float8
        AND ($3 NOT LIKE 'guest:%' OR waiting.strangers + $8::int <= $14::float8)
     RETURNING id`,
    [
      ...[id, team, owner, form, field, name, type, bytes, isScanned, content, now, expiresAt],
      ...[most.all, most.strangers],
    ],
  );
  return rows.length === 1;
}

const NAMED = 'id, name, type, bytes, is_scanned AS "isScanned"';

export interface StoredUpload extends FileName {
  isScanned: boolean;
}

/** A file of its owner's. What a record has taken stays readable for the customer as long as the record. */
export async function findUpload(
  db: Queryable,
  id: string,
  owners: readonly UploadOwner[],
  now: Date,
): Promise<StoredUpload | undefined> {
  const rows = await db.query<StoredUpload>(
    `SELECT ${NAMED} FROM upload WHERE id = $1 AND owner = ANY($2) AND (expires_at IS NULL OR expires_at > $3)`,
    [id, owners, now],
  );
  return rows[0];
}

export async function findContent(
  db: Queryable,
  id: string,
  now: Date,
): Promise<{ name: string; type: string; content: Uint8Array } | undefined> {
  const rows = await db.query<{ name: string; type: string; content: Uint8Array }>(
    'SELECT name, type, content FROM upload WHERE id = $1 AND (expires_at IS NULL OR expires_at > $2)',
    [id, now],
  );
  return rows[0];
}

/** Erases a file that no record has taken. */
export async function deleteUpload(
  tx: Queryable,
  id: string,
  owners: readonly UploadOwner[],
): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(
    'DELETE FROM upload WHERE id = $1 AND owner = ANY($2) AND claimed_at IS NULL RETURNING id',
    [id, owners],
  );
  return rows.length === 1;
}

/** The files of one field, by whom and for what they may be taken. */
export interface Claimed {
  ids: readonly string[];
  owners: readonly UploadOwner[];
  team: TeamId;
  form: string;
  field: string;
  now: Date;
}

/** Those of the files that can be taken now. */
export function findClaimable(db: Queryable, asked: Claimed): Promise<{ id: string }[]> {
  const { ids, owners, team, form, field, now } = asked;
  return db.query<{ id: string }>(
    `SELECT id FROM upload WHERE id = ANY($1::uuid[]) AND owner = ANY($2) AND team = $3 AND form = $4 AND field = $5
        AND claimed_at IS NULL AND expires_at > $6`,
    [ids, owners, team, form, field, now],
  );
}

/** The record that takes files; they go with it. Without one they go at `expiresAt`. */
export interface Taker {
  submissionId?: string;
  messageId?: string;
  expiresAt: Date | null;
}

/** Takes files for a record, each once, in one statement. @returns those that were free */
export function claimUploads(tx: Queryable, asked: Claimed, taker: Taker): Promise<FileName[]> {
  const { ids, owners, team, form, field, now } = asked;
  const { submissionId = null, messageId = null, expiresAt } = taker;
  return tx.query<FileName>(
    `UPDATE upload SET claimed_at = $6, submission_id = $7, message_id = $8, expires_at = $9
      WHERE id = ANY($1::uuid[]) AND owner = ANY($2) AND team = $3 AND form = $4 AND field = $5
        AND claimed_at IS NULL AND expires_at > $6
     RETURNING id, name, type, bytes`,
    [ids, owners, team, form, field, now, submissionId, messageId, expiresAt],
  );
}

/** A guest's files belong to the account that the guest logs in to. */
export async function moveUploads(tx: Queryable, from: UploadOwner, to: UploadOwner): Promise<void> {
  await tx.query('UPDATE upload SET owner = $2 WHERE owner = $1', [from, to]);
}
