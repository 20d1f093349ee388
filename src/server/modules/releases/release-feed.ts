import type { ReleaseFeed } from '../../../definitions/release-origin.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { readFiles } from './definition-file.repository.ts';
import { findNumber, publishedNumber } from './release.repository.ts';

/** The releases of a database, as the definitions take them. */
export function releaseFeed(db: Queryable): ReleaseFeed {
  return {
    number: () => publishedNumber(db),
    files: async (number) => {
      const release = await findNumber(db, number);
      if (!release?.files) throw new Error(`Release ${number} has no files.`);
      return readFiles(db, release.files);
    },
  };
}
