import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './definitions.ts';

/** The TypeScript files below a folder of the project with their texts. Paths begin at the project and have slashes. */
export function sourcesIn(folder: string): Map<string, string> {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}

/** All of `src` that people write: what is generated is left out. */
export function ownSources(): Map<string, string> {
  return new Map([...sourcesIn('src')].filter(([file]) => !file.startsWith('src/shared/generated/')));
}
