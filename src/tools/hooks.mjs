// `npm run prepare`, which `npm ci` calls: tells git where our hooks are. It does nothing without git, and in CI.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

if (!process.env.CI && existsSync(join(root, '.git')))
  spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: root, stdio: 'ignore' });
