import { createHash } from 'node:crypto';
import type { PageStart } from '../../../shared/page-start.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { Encoding } from '../compressed-text.ts';
import { type PageRequest, pageMoment } from './page-start.ts';
import { shownQuery } from './read-query.ts';

/** What a remembered page follows from, besides the data that are read again after a moment. */
export function keyOf(deps: AppDeps, asked: PageRequest, encoding: Encoding): string {
  const { address, colorScheme, mayHaveSession } = asked;
  const { page, path, lang } = address;
  const { now, definitions } = pageMoment(deps);
  const query = shownQuery(deps, page, address);
  const versions = fingerprintOf(definitions);
  return JSON.stringify([path, query, lang, colorScheme, mayHaveSession, encoding, now, versions]);
}

/** Whether a page of that moment has the same key now. */
export function isNow(deps: AppDeps, moment: ReturnType<typeof pageMoment>): boolean {
  const { now, definitions } = pageMoment(deps);
  return now === moment.now && definitions === moment.definitions;
}

const fingerprints = new WeakMap<PageStart['definitions'], string>();

/** A short name for the versions of all definitions, made once for those in force. */
function fingerprintOf(definitions: PageStart['definitions']): string {
  const known = fingerprints.get(definitions);
  if (known !== undefined) return known;
  const made = createHash('sha256').update(JSON.stringify(definitions)).digest('base64url');
  fingerprints.set(definitions, made);
  return made;
}
