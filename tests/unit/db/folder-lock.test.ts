import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderInUse, lockFolder } from '../../../src/server/infra/db/folder-lock.ts';

const freshFolder = () => mkdtempSync(join(tmpdir(), 'fanline-lock-'));

test('a folder has one holder, and is free again when given back', () => {
  const folder = freshFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  unlock();
  lockFolder(folder)();
  expect(existsSync(join(folder, 'fanline.lock'))).toBe(false);
});

test('another living process holds it', async () => {
  const folder = freshFolder();
  const other = spawn('sleep', ['60']);
  const stat = spawnSync('cat', [`/proc/${other.pid}/stat`]).stdout.toString();
  const started = stat.split(') ')[1]!.split(' ')[19];
  writeFileSync(join(folder, 'fanline.lock'), JSON.stringify({ pid: other.pid, started }));
  expect(() => lockFolder(folder)).toThrow(`process ${other.pid}`);
  other.kill('SIGKILL');
  await new Promise((resolve) => other.once('exit', resolve));
  lockFolder(folder)();
});

test('a process id that was given to somebody else does not hold it', () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'fanline.lock'), JSON.stringify({ pid: process.pid, started: '1' }));
  lockFolder(folder)();
});

test('a lock file that cannot be read does not lock for ever', () => {
  const folder = freshFolder();
  writeFileSync(join(folder, 'fanline.lock'), '');
  lockFolder(folder)();
});
