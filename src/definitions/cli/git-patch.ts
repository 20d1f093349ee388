import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type FileTexts, writeTexts } from '../file-texts.ts';
import { DEFINITION_FOLDERS } from '../read-files.ts';

const run = promisify(execFile);

/** Neither the settings of the person nor those of the machine change what a patch says. */
const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
const MOST_BYTES = 64 * 1024 * 1024;

/** What turns some files into others, as `git apply` takes it; empty where they are the same. */
export async function gitPatch(before: FileTexts, after: FileTexts): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fanline-patch-'));
  const git = (...args: string[]) => run('git', args, { cwd: folder, env, maxBuffer: MOST_BYTES });
  try {
    await git('init', '--quiet');
    await writeTexts(folder, before);
    await git('add', '--all');
    await Promise.all(
      DEFINITION_FOLDERS.map((name) => rm(join(folder, name), { recursive: true, force: true })),
    );
    await writeTexts(folder, after);
    await git('add', '--all', '--intent-to-add');
    const { stdout } = await git('diff', '--no-color', '--no-ext-diff', '--no-renames');
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}
