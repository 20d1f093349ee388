import { readTexts } from '../../../definitions/file-texts.ts';
import type { ReleaseFeed } from '../../../definitions/release-origin.ts';
import type { Config } from '../../config.ts';
import type { ReleaseDeps } from '../../modules/releases/release-deps.ts';
import { releaseFeed } from '../../modules/releases/release-feed.ts';
import { takeFolder } from '../../modules/releases/take-folder.service.ts';
import { readRecord } from './folder-record.ts';

/**
 * The published releases, after the folder of this program has become one; undefined where the settings say that the
 * folder itself is in force.
 */
export async function openReleases(
  { definitionsFrom, definitionsDir }: Config,
  deps: ReleaseDeps,
): Promise<ReleaseFeed | undefined> {
  if (definitionsFrom === 'folder') return undefined;
  await takeFolder(deps, await readTexts(definitionsDir), await readRecord(definitionsDir));
  return releaseFeed(deps.db);
}
