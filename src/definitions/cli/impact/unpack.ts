import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { DEFINITION_FOLDERS } from '../../read-files.ts';

const run = promisify(execFile);

/** A folder with older definitions, and how to be rid of it. */
export interface Unpacked {
  folder: string;
  remove: () => Promise<void>;
}

/** The definitions of a folder as they stand, or those of a commit unpacked into a temporary folder. */
export async function unpack(root: string, refOrFolder: string): Promise<Unpacked> {
  const folder = resolve(root, refOrFolder);
  if (existsSync(folder) && statSync(folder).isDirectory()) return { folder, remove: async () => {} };
  const temporary = await mkdtemp(join(tmpdir(), 'fanline-impact-'));
  const remove = () => rm(temporary, { recursive: true });
  try {
    const archive = join(temporary, 'definitions.tar');
    // Asked for first, so that a ref can never be taken for an option.
    const { stdout } = await run(
      'git',
      ['rev-parse', '--verify', '--end-of-options', `${refOrFolder}^{commit}`],
      { cwd: root },
    );
    await run('git', ['archive', '--output', archive, stdout.trim(), '--', ...DEFINITION_FOLDERS], {
      cwd: root,
    });
    await run('tar', ['-xf', archive, '-C', temporary]);
    return { folder: temporary, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
