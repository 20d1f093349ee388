import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type LockFile, missingEntries } from '../../../src/tools/complete-lock.mjs';
import { ROOT } from '../../support/definitions.ts';

const lock: LockFile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));

test('the lock file holds the optional packages of every platform, as `npm ci` demands', () => {
  expect(missingEntries(lock)).toEqual([]);
});

test('every entry for another platform names its version, system and processor', () => {
  const optional = Object.entries(lock.packages).filter(([folder]) => /-(darwin|win32)-/.test(folder));
  expect(optional.length).toBeGreaterThan(20);
  for (const [, entry] of optional)
    expect(entry).toMatchObject({
      version: expect.any(String),
      optional: true,
      os: [expect.any(String)],
      cpu: [expect.any(String)],
    });
});

test('the lock file names no address of a registry', () => {
  expect(Object.values(lock.packages).filter(({ resolved }) => resolved)).toEqual([]);
});

test('a package that is left out is added with what its name says', () => {
  const parent = {
    optionalDependencies: { '@swc/core-linux-arm-gnueabihf': '1.2.3', known: '1.0.0' },
    dev: true,
  };
  const packages = { 'node_modules/@swc/core': parent, 'node_modules/known': { version: '1.0.0' } };
  expect(missingEntries({ packages })).toEqual([
    [
      'node_modules/@swc/core-linux-arm-gnueabihf',
      { version: '1.2.3', cpu: ['arm'], dev: true, libc: ['glibc'], optional: true, os: ['linux'] },
    ],
  ]);
});
