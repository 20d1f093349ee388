import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findFaults, withScripts } from '../../../src/tools/install-scripts.mjs';
import { ROOT } from '../../support/definitions.ts';

const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const reasons = read('src/tools/install-scripts.json');
const lock = read('package-lock.json');

test('each package that runs a script when it is installed has a reason, and none does in production', () => {
  expect(findFaults(lock, reasons)).toEqual([]);
  expect(withScripts(lock).filter(({ isDev }) => !isDev)).toEqual([]);
});

test('a new one is found, also below another package, and so is a reason that is not needed any more', () => {
  const packages = { 'node_modules/a/node_modules/@evil/one': { hasInstallScript: true } };
  expect(findFaults({ packages }, { gone: 'why' })).toEqual([
    '@evil/one runs a script when it is installed. Write into install-scripts.json why it may.',
    'gone runs no script any more. Remove it from install-scripts.json.',
  ]);
});
