import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '../../../shared/durations.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { openPglite } from './pglite.ts';
import { hashOf, type Seed } from './seed.ts';

/**
 * A dump of an embedded database with schema and demo data. It is made once per day for each state of the two and kept
 * in `cacheFolder`, because creating a database takes seconds and loading a dump takes a fraction of that.
 */
export async function loadSnapshot(
  cacheFolder: string,
  migrations: readonly Migration[],
  seeds: readonly Seed[],
  now: Date,
): Promise<Blob> {
  const file = join(cacheFolder, `${fingerprint(migrations, seeds, now)}.tar`);
  if (!existsSync(file)) await makeSnapshot(file, cacheFolder, migrations, seeds, now);
  // Read into memory: a blob of the file would break when another process replaces the snapshot.
  return new Blob([await readFile(file)]);
}

async function makeSnapshot(
  file: string,
  cacheFolder: string,
  migrations: readonly Migration[],
  seeds: readonly Seed[],
  now: Date,
): Promise<void> {
  const db = await openPglite({});
  await migrate(db, migrations, seeds, now);
  const dump = await db.dump();
  await db.close();
  mkdirSync(cacheFolder, { recursive: true });
  // Written under another name and renamed: several test processes may make the same snapshot at once.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  forgetOld(cacheFolder);
}

/** Deletes snapshots of earlier states, 40 MB each; another process may still read one that was made today. */
function forgetOld(folder: string): void {
  const yesterday = Date.now() - dayMs;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (statSync(file).mtimeMs < yesterday) rmSync(file, { force: true });
  }
}

/** Demo data have dates relative to today, so the day is part of the fingerprint. */
function fingerprint(migrations: readonly Migration[], seeds: readonly Seed[], now: Date): string {
  const parts = [...migrations.map((m) => [m.id, m.sql]), ...seeds.map((s) => [s.id, s.content])];
  return hashOf(JSON.stringify([now.toISOString().slice(0, 10), ...parts])).slice(0, 24);
}
