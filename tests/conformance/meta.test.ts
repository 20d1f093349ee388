import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { ANNOTATIONS } from '../../src/definitions/ajv.ts';
import { definitionFiles, kindOf, lintMeta } from '../../src/definitions/meta/lint-meta.ts';
import { META_SCHEMAS } from '../../src/definitions/meta/meta-schemas.ts';
import { SCHEMA_KEYWORDS } from '../../src/definitions/meta/schema-keywords.ts';
import { problemLine } from '../../src/definitions/problem.ts';
import { orderNames } from '../../src/shared/order-names.ts';
import { OWN_KEYWORDS } from '../../src/shared/rules/keywords.ts';
import { ROOT } from '../support/definitions.ts';

const files = await definitionFiles(ROOT);

async function read(file: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(join(ROOT, file), 'utf8'));
}

test('there are files of every kind', () => {
  // A list of an analyst's own ships with none of our forms; the guide's recipe makes one.
  const kinds = new Set([...files.map(kindOf), 'source']);
  expect(kinds).toEqual(new Set(Object.keys(META_SCHEMAS)));
});

test.each(Object.keys(META_SCHEMAS))('schemas/meta/%s.meta.json is up to date', async (kind) => {
  const update = 'run `npm run rules -- meta`';
  expect(await read(`schemas/meta/${kind}.meta.json`), update).toEqual(META_SCHEMAS[kind]);
});

test('the meta-schemas know each keyword of ours that the compiler knows', () => {
  // The resolver puts `x-definition` in; it stands in no file.
  const ours = [...ANNOTATIONS, ...Object.keys(OWN_KEYWORDS), '$order', 'x-other'].filter(
    (name) => name !== 'x-definition',
  );
  const usual = new Set([
    '$schema',
    '$comment',
    '$ref',
    'title',
    'description',
    'default',
    ...Object.keys(new Ajv().RULES.all),
  ]);
  const strange = Object.keys(SCHEMA_KEYWORDS).filter((name) => !usual.has(name));
  expect(strange.sort()).toEqual(ours.sort());
});

test.each(files)('%s is as its meta-schema says', async (file) => {
  expect(lintMeta(file, await read(file)).map(problemLine)).toEqual([]);
});

test('an editor shows what each name of the order means, and an unknown name is one mistake', () => {
  const { oneOf } = SCHEMA_KEYWORDS.$order ?? {};
  const shown = [...orderNames].map(([pointer, { means }]) => ({ const: pointer, description: means }));
  expect(oneOf).toEqual(shown);
  expect(JSON.stringify(META_SCHEMAS.form)).toContain(
    '{"const":"/tariff/termMonths","description":"the minimum term in months; 0 where there is none"}',
  );
  const form = (name: string) => ({
    $schema: '../meta/form.meta.json',
    type: 'object',
    properties: {},
    additionalProperties: false,
    allOf: [{ if: { $order: name, const: 'kids' }, else: {} }],
  });
  expect(lintMeta('schemas/a/b.schema.json', form('/tariff/type'))).toEqual([]);
  const [problem, ...more] = lintMeta('schemas/a/b.schema.json', form('/tariff/typ'));
  expect(problem?.sentence).toMatch(/did you mean "\/tariff\/type"\?$/);
  expect(more).toEqual([]);
});

// A words file has nothing but words in it.
test.each(files.filter((file) => kindOf(file) !== 'words'))('%s names its meta-schema', async (file) => {
  const { $schema } = await read(file);
  expect(posix.join(posix.dirname(file), String($schema))).toBe(`schemas/meta/${kindOf(file)}.meta.json`);
});

describe('a mistake is found by the meta-schema', () => {
  test.each([
    ['schemas/a/b.schema.json', { $schema: 'x', type: 'object', additionalProperties: false }, 'properties'],
    ['schemas/definitions/a.schema.json', { $schema: 'x', type: 'strng' }, 'none of'],
    [
      'schemas/definitions/a.schema.json',
      { $schema: 'x', type: 'string', 'x-normalize': 'trimm' },
      '#/x-normalize',
    ],
    ['schemas/definitions/a.schema.json', { $schema: 'x', type: 'string', pattern: '(' }, '#/pattern'],
    ['schemas/a/b.flow.json', { $schema: 'x', steps: [{ id: 'one' }] }, '"forms" is missing'],
    [
      'schemas/a/b.examples.json',
      { $schema: 'x', valid: [{}], invalid: [{ data: {}, path: '/a' }] },
      '"rule"',
    ],
    [
      'schemas/a/b.examples.json',
      { $schema: 'x', valid: [{ base: 0, sett: {} }], invalid: [] },
      'mean "set"',
    ],
    ['ui-schemas/a/b.ui.json', { $schema: 'x', name: { 'ui:widget': 'txt' } }, '#/name/ui:widget'],
    ['locales/de/a.json', { 'a.page.title': 7 }, '#/a.page.title'],
  ])('%s %j', (file, json, sentence) => {
    expect(lintMeta(file, json).map(problemLine).join('\n')).toContain(sentence);
  });
});
