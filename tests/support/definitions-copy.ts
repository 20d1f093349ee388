import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './definitions.ts';

/** A copy of all definitions in a temporary folder, to be changed as analysts do. */
export interface DefinitionsCopy {
  root: string;
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  remove: () => Promise<void>;
}

export async function copyDefinitions(): Promise<DefinitionsCopy> {
  const root = await mkdtemp(join(tmpdir(), 'fanline-rules-'));
  for (const folder of ['schemas', 'ui-schemas', 'locales']) {
    await cp(join(ROOT, folder), join(root, folder), { recursive: true });
  }
  return {
    root,
    edit: async (file, change) => {
      const path = join(root, file);
      const before = await readFile(path, 'utf8');
      const after = change(before);
      if (before === after) throw new Error(`The edit of ${file} changes nothing.`);
      await writeFile(path, after);
    },
    remove: () => rm(root, { recursive: true }),
  };
}
