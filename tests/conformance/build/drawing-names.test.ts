import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../support/definitions.ts';

const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'fanline-drawing-')));
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The scripts of a build of what draws pages. */
function scriptsIn(folder: string): string[] {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = [
    vite,
    'build',
    '--mode',
    'drawing',
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ];
  execFileSync(process.execPath, args, { cwd: ROOT, env: { ...process.env, VITEST: undefined } });
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
}

test('a server that runs on takes no script of an old build for a new one', () => {
  const [old = [], fresh = []] = folders.map(scriptsIn);
  expect(old.length).toBeGreaterThan(10);
  expect(fresh.filter((name) => old.includes(name))).toEqual([]);
}, 60_000);
