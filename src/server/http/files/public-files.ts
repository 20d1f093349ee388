import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { TeamId } from '../../../shared/teams.ts';
import { keepOnce } from '../../infra/keep-once.ts';

/** A file of a brand as it is sent. */
export interface PublicFile {
  body: Buffer;
  type: string;
  /** With its quotes; it follows from the content. */
  etag: string;
}

const types: ReadonlyMap<string, string> = new Map([
  ['.mp4', 'video/mp4'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
]);

/**
 * The pictures and clips of the build, found by name: those of a brand, then those that all brands share, then those whose
 * name begins with their brand. Only names that were there at the first question reach the disk; each file is read once and
 * kept, some ten MB in all.
 * @param folder `images` of the built client, with a folder for each brand and `common`
 */
export function publicFiles(folder: string) {
  let paths: Promise<Set<string>> | undefined;
  const read = new Map<string, Promise<PublicFile>>();

  return async (team: TeamId, name: string): Promise<PublicFile | undefined> => {
    paths ??= pathsIn(folder);
    const known = await paths;
    const path = [`${team}/${name}`, `common/${name}`, name].find((one) => known.has(one));
    if (path === undefined) return undefined;
    return keepOnce(read, path, () => readPublic(folder, path));
  };
}

/** All files of known types, as `kanarya/news/tea.svg`. */
async function pathsIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && types.has(extname(entry.name)));
  return new Set(
    files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/')),
  );
}

async function readPublic(folder: string, path: string): Promise<PublicFile> {
  const body = await readFile(join(folder, path));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return { body, type: types.get(extname(path)) ?? 'application/octet-stream', etag };
}
