import type { Queryable } from '../../infra/db/queryable.ts';
import { findFiles, findNumber, type Release } from './release.repository.ts';
import { refuse } from './release-refused.ts';

/** What says over which release a folder was written: its number, or the digest of its files. */
export interface WrittenOver {
  number?: number | undefined;
  digest?: string | undefined;
}

/** The release that a folder was written over. @throws ReleaseRefused where there is none */
export async function writtenOver(db: Queryable, { number, digest }: WrittenOver): Promise<Release> {
  if (number !== undefined) return (await findNumber(db, number)) ?? refuse(`There is no release ${number}.`);
  if (digest === undefined)
    return refuse(
      'Say which release this folder was written over with --over 12, or write what is in force into it first: npm run rules -- export.',
    );
  return (
    (await findFiles(db, digest)) ??
    refuse(
      'This folder was written over files that were never in force here. Write what is in force into it first: npm run rules -- export.',
    )
  );
}
