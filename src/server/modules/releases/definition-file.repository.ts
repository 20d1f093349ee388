import type { FileTexts } from '../../../definitions/file-texts.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { hashOf, type Manifest } from './manifest.ts';

/** Keeps contents under their hashes; one that is there already is the same. */
export async function keepFiles(db: Queryable, contents: Iterable<string>): Promise<void> {
  const byHash = new Map([...contents].map((content) => [hashOf(content), content]));
  await db.query(
    `INSERT INTO definition_file (hash, content)
     SELECT kept.hash, kept.content FROM unnest($1::text[], $2::text[]) AS kept (hash, content) ON CONFLICT (hash) DO NOTHING`,
    [[...byHash.keys()], [...byHash.values()]],
  );
}

/** The paths of files whose content is kept nowhere. */
export async function unkept(db: Queryable, files: FileTexts): Promise<string[]> {
  const hashes = [...files].map(([path, content]) => [path, hashOf(content)] as const);
  const rows = await db.query<{ hash: string }>(
    'SELECT hash FROM definition_file WHERE hash = ANY($1::text[])',
    [hashes.map(([, hash]) => hash)],
  );
  const kept = new Set(rows.map(({ hash }) => hash));
  return hashes.filter(([, hash]) => !kept.has(hash)).map(([path]) => path);
}

/** The files of a manifest. @throws Error when a content is not kept */
export async function readFiles(db: Queryable, manifest: Manifest): Promise<FileTexts> {
  const rows = await db.query<{ hash: string; content: string }>(
    'SELECT hash, content FROM definition_file WHERE hash = ANY($1::text[])',
    [[...new Set(Object.values(manifest))]],
  );
  const byHash = new Map(rows.map(({ hash, content }) => [hash, content]));
  return new Map(
    Object.entries(manifest).map(([path, hash]) => {
      const content = byHash.get(hash);
      if (content === undefined) throw new Error(`The content of ${path} is not kept.`);
      return [path, content];
    }),
  );
}
