import { fieldChanges } from '../../../definitions/uses/field-changes.ts';
import { type FieldPart, fieldState, filesOfField, PIECES } from '../../../definitions/uses/field-state.ts';
import type { FieldName } from '../../../definitions/uses/readers.ts';
import type { FieldLifeView } from '../../../shared/api/workbench-history.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { readFiles } from '../releases/definition-file.repository.ts';
import { applied, type Manifest } from '../releases/manifest.ts';
import { changesOfFiles } from '../releases/release-history.repository.ts';

/** What becomes of a field is told so often at most, the newest first. */
const MOST = 100;

/** All releases that made something else of a field, the newest first; the last one of them is where it begins. */
export async function fieldLife(db: Queryable, name: FieldName): Promise<FieldLifeView> {
  const releases = await changesOfFiles(db, { paths: filesOfField(name), below: PIECES });
  const hashes = releases.flatMap(({ changes }) => Object.values(changes).filter((hash) => hash !== null));
  const contents = await readFiles(db, Object.fromEntries(hashes.map((hash) => [hash, hash])));
  const life: FieldLifeView = [];
  let manifest: Manifest = {};
  let was: FieldPart[] = [];
  for (const { changes, publishedAt, ...release } of releases) {
    manifest = applied(manifest, changes);
    const files = Object.entries(manifest).map(([path, hash]) => [path, contents.get(hash) ?? ''] as const);
    const is = fieldState(new Map(files), name);
    const parts = fieldChanges(was, is);
    was = is;
    if (parts.length > 0) life.unshift({ ...release, at: publishedAt.toISOString(), parts });
  }
  return life.slice(0, MOST);
}
