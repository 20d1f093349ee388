import { createHmac } from 'node:crypto';
import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { problem } from '../../errors/problem.ts';
import { findWrite, type IdempotentWrite } from './idempotency.repository.ts';

/** What makes two requests the same one: who sends it, and all that it says. */
export interface WriteIdentity extends IdempotentWrite {
  /** Under any of these the caller may have sent it before: as guest, and as the user that the guest became. */
  owners: readonly string[];
  requestHash: string;
}

/**
 * The result of the same request before, if there was one.
 * @throws Problem 1106 when the key belongs to another request or another caller
 */
export async function earlierResult(db: Queryable, write: WriteIdentity): Promise<string | undefined> {
  const done = await findWrite(db, write);
  if (!done) return undefined;
  if (done.requestHash !== write.requestHash || !write.owners.includes(done.owner)) throw problem(1106);
  return done.resultId;
}

/** Keyed, because what it is made of holds passwords. */
export function requestHash({ config }: AppDeps, request: unknown): string {
  return createHmac('sha256', config.secret).update(sortedJson(request)).digest('base64url');
}

function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson)}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${sortedJson(entry)}`)}}`;
}
