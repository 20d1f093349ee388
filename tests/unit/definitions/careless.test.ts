import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDefinitions, type Definitions } from '../../../src/definitions/definitions.ts';
import { isExponential } from '../../../src/definitions/lint/patterns.ts';
import { problemLine } from '../../../src/definitions/problem.ts';
import { memoryScriptStore } from '../../../src/definitions/script-store.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { cachedScripts } from '../../support/cached-scripts.ts';
import { ROOT } from '../../support/definitions.ts';

// Every test compiles all forms, some of them several times.
vi.setConfig({ testTimeout: 60_000 });

const CANCEL = 'schemas/contract/cancel.schema.json';
const FLOW = 'schemas/order/order.flow.json';
/** Kept over all tests: most forms are the same in each. */
const store = cachedScripts(memoryScriptStore());
let root: string;
let definitions: Definitions;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fanline-definitions-'));
  for (const folder of ['schemas', 'ui-schemas', 'locales']) {
    await cp(join(ROOT, folder), join(root, folder), { recursive: true });
  }
  definitions = await createDefinitions({ root, clock: () => new Date(), store, contracts });
});
afterEach(() => rm(root, { recursive: true }));

async function edit(file: string, change: (text: string) => string): Promise<string[]> {
  const path = join(root, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
  await definitions.reload();
  return definitions.faults().map(problemLine);
}

describe('a name that nothing has is said once, and the last good version stays', () => {
  test.each([
    [
      CANCEL,
      '"required": ["cause"]',
      '"required": ["case"]',
      /then\/required: .*no field "case"; did you mean "cause"/,
    ],
    [
      CANCEL,
      '"kind": { "const"',
      '"kin": { "const"',
      /if\/properties\/kin: .*no field "kin"; did you mean "kind"/,
    ],
    [CANCEL, '"email"]', '"mail"]', /#\/required: The form has no field "mail"; did you mean "email"/],
    [
      FLOW,
      '"numberType": {',
      '"nummberType": {',
      /The order in progress has no field "nummberType"; did you mean/,
    ],
  ])('%s: %s', async (file, from, to, sentence) => {
    expect(await edit(file, (text) => text.replace(from, to))).toEqual([expect.stringMatching(sentence)]);
    const { valid, errors } = definitions.validate('contract/cancel', { kind: 'forCause' }, 'de');
    expect(valid).toBe(false);
    expect(errors.map(({ path }) => path)).toContain('/cause');
  });
});

test('a pattern that takes exponential time is one sentence and never reaches a value', async () => {
  const faults = await edit('schemas/definitions/city.schema.json', (text) =>
    text.replace(/"pattern": ".*"/, '"pattern": "^(\\\\p{L}+ ?)+$"'),
  );
  expect(faults).toEqual([
    expect.stringMatching(
      /^schemas\/definitions\/city\.schema\.json#\/pattern: This pattern can take for ever/,
    ),
  ]);
});

test.each(['^(a+)+$', '^(a|a)*$', '^([a-zA-Z]+)*$', '^(\\d+-?)*$', '^(ab|a|b)+$'])(
  '%s takes for ever',
  (pattern) => {
    expect(isExponential(pattern)).toBe(true);
  },
);

test.each(['^[0-9]{5}$', '^(ab)+$', '^([a-z]+-)*[a-z]+$', "^['’]?\\p{L}[\\p{L} .'’-]*$", '('])(
  '%s is sound',
  (pattern) => {
    expect(isExponential(pattern)).toBe(false);
  },
);

test('what is refused by a rule without a name is refused all the same, once it has a sentence', async () => {
  const change = (text: string) =>
    text.replace('"maxLength": 100,', '"maxLength": 100, "not": { "const": "Ulm" },');
  const city = 'schemas/definitions/city.schema.json';
  expect(await edit(city, change)).toEqual([
    expect.stringMatching(
      /^locales\/de\/fields\.json#\/field\.city\.error\.not: The German words for the rule/,
    ),
    expect.stringMatching(/^locales\/tr\/fields\.json#\/field\.city\.error\.not: The Turkish words/),
  ]);
  const say = (text: string) => text.replace('{', '{ "field.city.error.not": "Bonn!",');
  await edit('locales/tr/fields.json', say);
  expect(await edit('locales/de/fields.json', say)).toEqual([]);
  const { errors } = definitions.validate('auth/register', { contact: { city: 'Ulm' } }, 'de');
  expect(errors.filter(({ keyword }) => keyword === 'required').length).toBeGreaterThan(0);
  const profile = JSON.parse(await readFile(join(root, 'schemas/account/profile.examples.json'), 'utf8'))
    .valid[0];
  const validated = definitions.validate('account/profile', { ...profile, city: 'Ulm' }, 'de');
  expect(validated).toMatchObject({ valid: false, errors: [{ path: '/city', rule: 'not' }] });
  expect(definitions.validate('account/profile', { ...profile, city: 'Bonn' }, 'de').valid).toBe(true);
});
