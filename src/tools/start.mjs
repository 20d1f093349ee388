// `npm start`: installs what is missing, builds what is stale, and runs the server in this process.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isStale } from './stale.mjs';

const root = join(import.meta.dirname, '../..');

function insistOnNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Fanline needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

function install() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!isStale(installed, [join(root, 'package-lock.json')])) return;
  console.log('Installing packages …');
  // Not `npm ci`: it refuses a lock file written where other platforms' optional packages are not to be had.
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

insistOnNode();
install();
const { build } = await import('./build.mjs');
await build([process.env.TEAM ?? 'kanarya']);
process.chdir(root);
await import('../../dist/server/main.js');
