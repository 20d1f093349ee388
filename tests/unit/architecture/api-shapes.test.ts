import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesIn } from '../../support/sources.ts';

/** Imports, exports, imports for their effects, and imports at run time; a type's `import('…').Name` is none. */
const VALUE_IMPORTS = [
  /^(?:import(?! type)|export(?! type))\b[^;]*?from '([^']*)'/gm,
  /^import '([^']*)'/gm,
  /\bimport\('([^']*)'\)(?!\.[A-Z])/g,
];

/** Shapes of calls, and contracts, which are made of them. */
const SHAPES = /^src\/shared\/(api|contracts)\//;

/** Imports of API shapes that would still be there when the types are gone. */
function valueImports(files: Iterable<[string, string]>): string[] {
  return [...files].flatMap(([file, text]) =>
    VALUE_IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(([, from = '']) =>
      isShape(file, from) ? [`${file} → ${from}`] : [],
    ),
  );
}

function isShape(file: string, from: string): boolean {
  return from.startsWith('.') && SHAPES.test(posix.join(posix.dirname(file), from));
}

const outside = () =>
  [...sourcesIn('src/client'), ...sourcesIn('src/shared')].filter(([file]) => !SHAPES.test(file));

// dependency-cruiser cannot tell an import of types from one of values under this parser.
test('no schema reaches the browser: of API shapes only types are imported', () => {
  expect(valueImports(outside())).toEqual([]);
});

test.each([
  ["import { usageApi } from '../../shared/api/usage.ts';", 'src/client/lib/a.ts'],
  ["import { type UsageView, usageApi } from '../../../shared/api/usage.ts';", 'src/client/features/a/b.ts'],
  ["export { usageApi } from './api/usage.ts';", 'src/shared/a.ts'],
  ["import { usageApi } from '../api/usage.ts';", 'src/shared/states/a.ts'],
  ["import { usageApi } from '../../../../shared/api/mobile/usage.ts';", 'src/client/forms/widgets/otp/a.ts'],
  ["const { usageApi } = await import('../../shared/api/usage.ts');", 'src/client/lib/a.ts'],
  ["import '../../shared/api/usage.ts';", 'src/client/lib/a.ts'],
  ["import { orderJersey } from './contracts/order.contract.ts';", 'src/shared/a.ts'],
])('a planted import of a value is found: %s', (text, file) => {
  expect(valueImports([...outside(), [file, text]])).toHaveLength(1);
});
