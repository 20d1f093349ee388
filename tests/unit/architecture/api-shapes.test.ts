import { expect, test } from 'vitest';
import { sourcesIn } from './sources.ts';

const VALUE_IMPORT = /^(?:import(?! type)|export)\b[^;]*?from '([^']*\/api\/[^']*)'/gm;

/** Imports of API shapes that would still be there when the types are gone. */
function valueImports(files: Iterable<[string, string]>): string[] {
  return [...files].flatMap(([file, text]) =>
    [...text.matchAll(VALUE_IMPORT)].flatMap(([, from = '']) =>
      isShape(file, from) ? [`${file} → ${from}`] : [],
    ),
  );
}

function isShape(file: string, from: string): boolean {
  return from.includes('shared/api/') || (file.startsWith('src/shared/') && from.startsWith('./api/'));
}

const outside = () =>
  [...sourcesIn('src/client'), ...sourcesIn('src/shared')].filter(
    ([file]) => !file.startsWith('src/shared/api/'),
  );

// dependency-cruiser cannot tell an import of types from one of values under this parser.
test('no schema reaches the browser: of API shapes only types are imported', () => {
  expect(valueImports(outside())).toEqual([]);
});

test.each([
  ["import { usageApi } from '../../shared/api/usage.ts';", 'src/client/lib/a.ts'],
  ["import { type UsageView, usageApi } from '../../../shared/api/usage.ts';", 'src/client/features/a/b.ts'],
  ["export { usageApi } from './api/usage.ts';", 'src/shared/a.ts'],
])('a planted import of a value is found: %s', (text, file) => {
  expect(valueImports([...outside(), [file, text]])).toHaveLength(1);
});
