import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './definitions.ts';

const lock = join(ROOT, 'node_modules/.cache/fanline-build-lock');
const longestMs = 170_000;

/**
 * The folder of a brand's built client, from which the server draws pages. It is built if it is outdated; test files run
 * side by side, so one builds and the others wait for it.
 */
export async function drawingClient(): Promise<string> {
  const free = await hold();
  try {
    const env = { ...process.env, VITEST: undefined };
    const tool = join(ROOT, 'src/tools/build.mjs');
    execFileSync(process.execPath, [tool, 'kanarya'], { cwd: ROOT, env });
  } finally {
    free();
  }
  return 'dist/client/kanarya';
}

/** Holds a folder that only one process can make; one that was left by a killed process is too old. */
async function hold(): Promise<() => void> {
  mkdirSync(join(lock, '..'), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      return () => rmSync(lock, { recursive: true, force: true });
    } catch {
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (Date.now() - since > longestMs) rmSync(lock, { recursive: true, force: true });
      await sleep(200);
    }
  }
}
