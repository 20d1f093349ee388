import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { patternText } from '../../../src/definitions/cli/book/pattern-text.ts';
import { isRecord } from '../../../src/shared/json-values.ts';
import { langs } from '../../../src/shared/language.ts';
import { ROOT } from '../../support/definitions.ts';

test.each([
  ['^[0-9]{5}$', 'genau 5 × (eines von: 0–9)', 'tam 5 × (şunlardan biri: 0–9)'],
  [
    '^[A-Za-z-]*$',
    'beliebig oft (eines von: A–Z, a–z, „-“)',
    'istenen sayıda (şunlardan biri: A–Z, a–z, „-“)',
  ],
  ['^[^<>]+$', 'mindestens 1 × (alles außer: „<“, „>“)', 'en az 1 × (şunlar dışında her şey: „<“, „>“)'],
  ['[0-9]', 'enthält: (eines von: 0–9)', 'şunu içerir: (şunlardan biri: 0–9)'],
  ['^DE', 'beginnt mit: „DE“', 'şununla başlar: „DE“'],
  [
    '^DE[0-9]{9,11}$',
    '„DE“, dann 9 bis 11 × (eines von: 0–9)',
    '„DE“, ardından 9 ile 11 arası × (şunlardan biri: 0–9)',
  ],
  ['^(?:AB|C)?\\d$', 'höchstens 1 × („AB“ oder „C“), dann 0–9', 'en fazla 1 × („AB“ veya „C“), ardından 0–9'],
  ['^a$|^b$', '„a“ oder „b“', '„a“ veya „b“'],
  ['^[^\\u0008]*$', 'beliebig oft (alles außer: U+0008)', 'istenen sayıda (şunlar dışında her şey: U+0008)'],
])('%s is said in words', (pattern, de, tr) => {
  expect([patternText(pattern, 'de'), patternText(pattern, 'tr')]).toEqual([de, tr]);
});

test('what has no words is not made up', () => {
  for (const pattern of ['^(?=a)b', '(a)\\1', '\\p{Script=Greek}', '\\W'])
    expect(patternText(pattern, 'de'), pattern).toBeUndefined();
});

function patternsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(patternsIn);
  if (!isRecord(value)) return [];
  const own = typeof value.pattern === 'string' ? [value.pattern] : [];
  return [...own, ...Object.values(value).flatMap(patternsIn)];
}

test('every pattern of ours has words in both languages', () => {
  const folder = join(ROOT, 'schemas');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const patterns = names
    .filter((name) => name.endsWith('.schema.json'))
    .flatMap((name) => patternsIn(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  expect(patterns.length).toBeGreaterThan(20);
  for (const pattern of patterns)
    for (const lang of langs) expect(patternText(pattern, lang), pattern).toBeDefined();
});
