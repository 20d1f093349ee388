// Checks what the build needs: the right Node.js and the packages.
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
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Ends the process if Node.js is too old; installs the packages of the lock file if it has changed. */
export function prepareMachine() {
  insistOnNode();
  install();
}
