import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/definitions.ts';

const folder = join(ROOT, 'tests/vendor/mdn-http-observatory');
/** What stands in the place of the Observatory's own files; its README says why. */
const ours = [
  'README.md',
  'conf/hsts-preload.json',
  'observatory.d.ts',
  'observatory.js',
  'src/retriever/retriever.js',
  'src/retriever/session.js',
];

/** One hash of all files that are not ours: of their names and contents. */
function hashOfCopies(): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !ours.includes(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

test('the files of MDN HTTP Observatory 1.4.8 are as they were published', () => {
  expect(hashOfCopies()).toBe('a4e84f0df36d6b559bcee53c6467ea5d7afb52959b8a2fb78b7b56e7c20e01b1');
});
