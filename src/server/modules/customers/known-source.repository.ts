import type { Queryable } from '../../infra/db/queryable.ts';

export interface KnownSource {
  kind: 'device' | 'address';
  hash: string;
  expiresAt: Date;
}

/** Those of the hashes from which the user has logged in. */
export async function knownAmong(
  db: Queryable,
  userId: string,
  hashes: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await db.query<{ hash: string }>(
    `SELECT source_hash AS hash FROM known_source
      WHERE user_id = $1 AND source_hash = ANY($2) AND expires_at > $3`,
    [userId, hashes, now],
  );
  return rows.map(({ hash }) => hash);
}

export async function upsertSource(tx: Queryable, userId: string, source: KnownSource): Promise<void> {
  await tx.query(
    `INSERT INTO known_source (user_id, kind, source_hash, expires_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, source_hash) DO UPDATE SET expires_at = excluded.expires_at`,
    [userId, source.kind, source.hash, source.expiresAt],
  );
}

/** Keeps the newest of a kind. */
export async function forgetOldest(
  tx: Queryable,
  userId: string,
  kind: KnownSource['kind'],
  kept: number,
): Promise<void> {
  await tx.query(
    `DELETE FROM known_source WHERE user_id = $1 AND kind = $2 AND source_hash NOT IN (
       SELECT source_hash FROM known_source WHERE user_id = $1 AND kind = $2
        ORDER BY expires_at DESC, source_hash LIMIT $3)`,
    [userId, kind, kept],
  );
}

/** After a theft no source is known any more. */
export async function forgetSources(tx: Queryable, userId: string): Promise<void> {
  await tx.query('DELETE FROM known_source WHERE user_id = $1', [userId]);
}
