import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/definitions.ts';

function textsOf(lang: string): [string, string][] {
  const folder = join(ROOT, 'locales', lang);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.(json|md)$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

/** The binding German texts that stand on Turkish pages are files of `de`. */
test('Turkish is quoted “so”, never „so“', () => {
  const german = textsOf('tr').filter(([, text]) => text.includes('„'));
  expect(german.map(([name]) => name)).toEqual([]);
});

test('each German quotation opens and closes in German', () => {
  const odd = textsOf('de').filter(
    ([, text]) => text.includes('”') || text.split('„').length !== text.split('“').length,
  );
  expect(odd.map(([name]) => name)).toEqual([]);
});
