import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../db/queryable.ts';
import type { AppDeps } from '../deps.ts';
import { keyedHash, validHashes } from '../keyed-hash.ts';
import { findWrite, type IdempotentWrite } from './idempotency.repository.ts';

/** What identifies a request: its sender and its content. */
export interface WriteIdentity extends IdempotentWrite {
  /**
   * The caller may have sent the first request under any of these: as a guest, and as the user that the guest became.
   */
  owners: readonly string[];
  /** What is stored. */
  requestHash: string;
  /** What counts as equal: see `validHashes`. */
  equalHashes: readonly string[];
}

/**
 * The result of an earlier, equal request, if there was one.
 * @throws Problem 1106 when the key belongs to another request or another caller
 */
export async function earlierResult(db: Queryable, write: WriteIdentity): Promise<string | undefined> {
  const done = await findWrite(db, write);
  if (!done) return undefined;
  if (!write.equalHashes.includes(done.requestHash) || !write.owners.includes(done.owner))
    throw problem(1106);
  return done.resultId;
}

/** Keyed hashes, because the request contains passwords. */
export function requestHashes(
  { config }: AppDeps,
  request: unknown,
): Pick<WriteIdentity, 'requestHash' | 'equalHashes'> {
  const text = `request:${sortedJson(request)}`;
  return { requestHash: keyedHash(config, text), equalHashes: validHashes(config, text) };
}

function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson)}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${sortedJson(entry)}`)}}`;
}
