import { createHash } from 'node:crypto';
import type { Queryable } from './queryable.ts';

/** A part of the demo data. It runs again when its content changes, so it must upsert. */
export interface Seed {
  id: string;
  /** The source of the rows, as text. */
  content: string;
  run(tx: Queryable, now: Date): Promise<void>;
}

/** Runs the parts with new content, in order. */
export async function runSeeds(tx: Queryable, seeds: readonly Seed[], now: Date): Promise<void> {
  for (const seed of seeds) {
    const rows = await tx.query<{ hash: string }>('SELECT hash FROM seed WHERE id = $1', [seed.id]);
    const hash = hashOf(seed.content);
    if (rows[0]?.hash === hash) continue;
    await seed.run(tx, now);
    await tx.query(
      'INSERT INTO seed (id, hash) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET hash = excluded.hash',
      [seed.id, hash],
    );
  }
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
