import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/definitions.ts';

/** Only the workbench has style sheets without names of their own. */
const folder = join(ROOT, 'src/workbench');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

test('a class of the workbench is described in one style sheet: two parts would dress each other', () => {
  const places = new Map<string, string[]>();
  for (const sheet of sheets)
    for (const [, name = ''] of readFileSync(join(folder, sheet), 'utf8').matchAll(/^\.([\w-]+) \{/gm))
      places.set(name, [...new Set([...(places.get(name) ?? []), sheet])]);
  expect(places.size).toBeGreaterThan(50);
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
});
