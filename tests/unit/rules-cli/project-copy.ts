import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../../src/definitions/cli/run-command.ts';
import { ROOT } from '../../support/definitions.ts';

/** A copy of all definitions in a temporary folder, with the command line run inside it. */
export interface ProjectCopy {
  root: string;
  rules: (...args: string[]) => Promise<{ code: number; lines: string[] }>;
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  remove: () => Promise<void>;
}

export async function copyProject(): Promise<ProjectCopy> {
  const root = await mkdtemp(join(tmpdir(), 'fanline-rules-'));
  for (const folder of ['schemas', 'ui-schemas', 'locales']) {
    await cp(join(ROOT, folder), join(root, folder), { recursive: true });
  }
  return {
    root,
    rules: async (...args) => {
      const lines: string[] = [];
      const code = await runCommand(args, { root, now: new Date(), say: (line) => lines.push(line) });
      return { code, lines };
    },
    edit: async (file, change) => {
      const path = join(root, file);
      await writeFile(path, change(await readFile(path, 'utf8')));
    },
    remove: () => rm(root, { recursive: true }),
  };
}
