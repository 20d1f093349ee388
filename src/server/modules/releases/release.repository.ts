import type { Verdict } from '../../../definitions/cli/prove.ts';
import type { ReleaseState } from '../../../shared/states/release.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { Layer } from './layers.ts';
import { type Changes, digestOfChanges, type Manifest } from './manifest.ts';

/** A change of the published definitions, the program's own folder, or what takes a change back. */
export type ReleaseKind = 'change' | 'folder' | 'rollback';

/** A proof, and what it is about. */
export interface StoredVerdict extends Verdict {
  /** The release in force that the files were compared with; null: none was. */
  over: number | null;
  /** Of the files. */
  digest: string;
}

export interface Release extends ReleaseState {
  id: number;
  /** In the order of publishing; null before. */
  number: number | null;
  kind: ReleaseKind;
  author: string;
  reason: string;
  /** The number of the release that it was written over; null: none was in force. */
  over: number | null;
  changes: Changes;
  /** All files, once it is published. */
  files: Manifest | null;
  /** The program's own folder that it stands over. */
  folder: Manifest | null;
  /** The folder without changes that have an end and were only exported into it. */
  lasting: Manifest | null;
  folderDigest: string | null;
  verdict: StoredVerdict | null;
  /** Of what changes for customers, as the person saw it who approved it; null: it was not approved by a person. */
  approvedEffect: string | null;
  createdAt: Date;
  publishedAt: Date | null;
}

/** A server of before `lasting` leaves it out: then it is that of the last release over the same folder that says it. */
const lasting = `COALESCE(lasting, (SELECT b.lasting FROM definition_release b
  WHERE b.folder_digest = definition_release.folder_digest AND b.lasting IS NOT NULL ORDER BY b.number DESC LIMIT 1), folder)`;

const columns = `id, number, kind, status, author, writers, reason, over, changes, approved_digest AS "approvedDigest", approved_effect AS "approvedEffect",
  files, folder, ${lasting} AS lasting, folder_digest AS "folderDigest", verdict, publish_from AS "from", publish_until AS until, created_at AS "createdAt", published_at AS "publishedAt"`;

/** The program's own folder, and what of it stays when changes with an end are over. */
export interface Folders {
  folder: Manifest;
  lasting: Manifest;
}

export function foldersOf({ folder, lasting }: Pick<Release, 'folder' | 'lasting'>): Folders {
  return { folder: folder ?? {}, lasting: lasting ?? {} };
}

const LOCK = 4_223_102;

/** All steps with releases come one after the other, of all processes; until the end of the transaction. */
export async function lockReleases(tx: Queryable): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
}

type Row = Omit<Release, 'changesDigest'>;

/** The digest is made of what stands in the row now: what was approved is compared with it. */
const known = (row: Row): Release => ({ ...row, changesDigest: digestOfChanges(row.changes, row.over) });

export async function findRelease(db: Queryable, id: number): Promise<Release | undefined> {
  const rows = await db.query<Row>(`SELECT ${columns} FROM definition_release WHERE id = $1`, [id]);
  return rows.map(known)[0];
}

export async function findNumber(db: Queryable, number: number): Promise<Release | undefined> {
  const rows = await db.query<Row>(`SELECT ${columns} FROM definition_release WHERE number = $1`, [number]);
  return rows.map(known)[0];
}

/** The release in force. */
export async function findPublished(db: Queryable): Promise<Release | undefined> {
  const rows = await db.query<Row>(`SELECT ${columns} FROM definition_release WHERE status = 'published'`);
  return rows.map(known)[0];
}

/** The last change set whose changes are in force. */
export async function findLastChange(db: Queryable, now: Date): Promise<Release | undefined> {
  const rows = await db.query<Row>(
    `SELECT ${columns} FROM definition_release
      WHERE kind = 'change' AND status IN ('published', 'superseded') AND (publish_until IS NULL OR publish_until > $1)
      ORDER BY number DESC LIMIT 1`,
    [now],
  );
  return rows.map(known)[0];
}

/** What is in force of some files, the newest first: change sets whose time is not over, and the folders of programs. */
export function layersOf(db: Queryable, paths: readonly string[], now: Date): Promise<Layer[]> {
  return db.query<Layer>(
    `SELECT id, kind = 'folder' AS "isFolder", publish_until IS NOT NULL AS "isLimited", changes FROM definition_release
      WHERE changes ?| $1::text[] AND number IS NOT NULL
        AND (kind = 'folder' OR (kind = 'change' AND status IN ('published', 'superseded')
          AND (publish_until IS NULL OR publish_until > $2)))
      ORDER BY number DESC`,
    [paths, now],
  );
}

/** The last release of just these files. */
export async function findFiles(db: Queryable, digest: string): Promise<Release | undefined> {
  const rows = await db.query<Row>(
    `SELECT ${columns} FROM definition_release WHERE digest = $1 ORDER BY number DESC LIMIT 1`,
    [digest],
  );
  return rows.map(known)[0];
}

/** Its number alone: every process asks for it again and again. */
export async function publishedNumber(db: Queryable): Promise<number | undefined> {
  const rows = await db.query<{ number: number }>(
    "SELECT number FROM definition_release WHERE status = 'published'",
  );
  return rows[0]?.number;
}

/** The release by which a folder came into force: the first one that stands over it. */
export async function folderNumber(db: Queryable, folderDigest: string): Promise<number | undefined> {
  const rows = await db.query<{ number: number }>(
    'SELECT number FROM definition_release WHERE folder_digest = $1 ORDER BY number LIMIT 1',
    [folderDigest],
  );
  return rows[0]?.number;
}

/** Change sets in force that have an end. */
export async function limitedOnes(db: Queryable, now: Date): Promise<Release[]> {
  const rows = await db.query<Row>(
    `SELECT ${columns} FROM definition_release
      WHERE status IN ('published', 'superseded') AND publish_until > $1 ORDER BY publish_until`,
    [now],
  );
  return rows.map(known);
}

export async function hasFolder(db: Queryable, folderDigest: string): Promise<boolean> {
  const rows = await db.query('SELECT 1 FROM definition_release WHERE folder_digest = $1 LIMIT 1', [
    folderDigest,
  ]);
  return rows.length > 0;
}

/** The last ones, the newest first. */
export async function lastReleases(db: Queryable, limit: number): Promise<Release[]> {
  const rows = await db.query<Row>(`SELECT ${columns} FROM definition_release ORDER BY id DESC LIMIT $1`, [
    limit,
  ]);
  return rows.map(known);
}

/** The last ones, and whatever their age all that are open or in force; the newest first. */
export async function releasesAtHand(db: Queryable, limit: number): Promise<Release[]> {
  const rows = await db.query<Row>(
    `SELECT ${columns} FROM definition_release WHERE id IN (
       (SELECT id FROM definition_release ORDER BY id DESC LIMIT $1)
       UNION SELECT id FROM definition_release WHERE status = 'published'
       UNION SELECT id FROM definition_release WHERE status IN ('draft', 'inReview', 'approved', 'scheduled'))
     ORDER BY id DESC`,
    [limit],
  );
  return rows.map(known);
}
