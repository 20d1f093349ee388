// `npm run typecheck`: the types of every part; `node src/tools/typecheck.mjs src/server tests` checks some parts.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
export const parts = [
  'src/shared',
  'src/definitions',
  'src/server',
  'src/client',
  'src/worker',
  'src/workbench',
  'tests',
];

/** A cache keeps the result of an earlier run, so that a run after a small change is short. */
function check(part) {
  const cache = join(root, 'node_modules/.cache/fanline-types', `${part.replace('/', '-')}.json`);
  const args = ['-p', `${part}/tsconfig.json`, '--incremental', '--tsBuildInfoFile', cache];
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [tsc, ...args], { cwd: root, stdio: 'inherit' });
    child.on('close', (code) => resolve(code === 0));
  });
}

/** @returns whether all of the parts are free of faults */
export async function typecheck(wanted) {
  const results = await Promise.all(wanted.map(check));
  return results.every(Boolean);
}

if (process.argv[1] === import.meta.filename) {
  const wanted = process.argv.slice(2);
  process.exitCode = (await typecheck(wanted.length > 0 ? wanted : parts)) ? 0 : 1;
}
