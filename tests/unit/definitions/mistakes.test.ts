import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDefinitions, type Definitions } from '../../../src/definitions/definitions.ts';
import { problemLine } from '../../../src/definitions/problem.ts';
import { memoryScriptStore, type ScriptStore } from '../../../src/definitions/script-store.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { cachedScripts } from '../../support/cached-scripts.ts';
import { ROOT } from '../../support/definitions.ts';

const POSTAL_CODE = 'schemas/definitions/postalCode.schema.json';
const LOGIN = 'schemas/auth/login.schema.json';
const throwIt = (error: unknown) => {
  throw error;
};
let root: string;
let definitions: Definitions;
let store: ScriptStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fanline-definitions-'));
  for (const folder of ['schemas', 'ui-schemas', 'locales']) {
    await cp(join(ROOT, folder), join(root, folder), { recursive: true });
  }
  store = cachedScripts(memoryScriptStore());
  definitions = await createDefinitions({ root, clock: () => new Date(), store, contracts });
});
afterEach(() => rm(root, { recursive: true }));

async function edit(file: string, change: (text: string) => string): Promise<string[]> {
  const path = join(root, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
  await definitions.reload();
  return definitions.faults().map(problemLine);
}

function postalCodeErrors(postalCode: string): string[] {
  const { errors } = definitions.validate('auth/register', { contact: { postalCode } }, 'de');
  return errors.filter(({ path }) => path === '/contact/postalCode').map(({ rule }) => rule);
}

test('a changed rule is in force after a reload, under a new version', async () => {
  const before = definitions.versions();
  expect(postalCodeErrors('1234')).toEqual(['pattern']);
  expect(await edit(POSTAL_CODE, (text) => text.replace('{5}', '{4}'))).toEqual([]);
  expect(postalCodeErrors('1234')).toEqual([]);
  expect(postalCodeErrors('12345')).toEqual(['pattern']);
  expect(definitions.versions()['auth/register']).not.toBe(before['auth/register']);
  expect(definitions.versions()['auth/login']).toBe(before['auth/login']);
});

test('a version that is no longer in force can still be fetched', async () => {
  const old = definitions.versions()['auth/register'] ?? '';
  await edit(POSTAL_CODE, (text) => text.replace('{5}', '{4}'));
  expect(await definitions.script(old, 'auth/register', 'de')).toContain('rt.form(');
});

describe('a mistake is said in one sentence and the last good version stays in force', () => {
  test.each([
    [
      'broken JSON',
      POSTAL_CODE,
      (t: string) => t.replace(',', ''),
      /postalCode\.schema\.json: .*not valid JSON.*line \d/,
    ],
    [
      'a misspelt keyword',
      POSTAL_CODE,
      (t: string) => t.replace('"pattern"', '"patern"'),
      /did you mean "pattern"\?/,
    ],
    [
      'an unknown format',
      LOGIN,
      (t: string) => t.replace('"format": "loginName"', '"format": "fone"'),
      /did you mean "phone"\?/,
    ],
    [
      'a minimum above a maximum',
      POSTAL_CODE,
      (t: string) => t.replace('"maxLength"', '"minLength": 999, "maxLength"'),
      /"minLength" \(999\) is above "maxLength"/,
    ],
    [
      'a circular reference',
      POSTAL_CODE,
      () => '{"type": "string", "allOf": [{"$ref": "postalCode.schema.json"}]}',
      /leads back to itself/,
    ],
    [
      'an unknown piece',
      'schemas/auth/register.schema.json',
      (t: string) => t.replace('definitions/postalCode.schema', 'definitions/postalCod.schema'),
      /is no file in schemas\/definitions; did you mean "postalCode.schema.json"\?/,
    ],
    [
      'a pattern that cannot be read',
      POSTAL_CODE,
      (t: string) => t.replace('{5}', '{5'),
      /cannot be compiled/,
    ],
    [
      'a UI entry for no field',
      'ui-schemas/auth/register.ui.json',
      (t: string) => t.replaceAll('"postalCode"', '"postalCod"'),
      /did you mean "postalCode"\?/,
    ],
  ])('%s', async (_what, file, change, sentence) => {
    const faults = await edit(file, change);
    expect(faults.join('\n')).toMatch(sentence);
    expect(postalCodeErrors('1234')).toEqual(['pattern']);
    expect(postalCodeErrors('12345')).toEqual([]);
  });

  test('a condition on an unknown form', async () => {
    const faults = await edit('schemas/order/order.flow.json', (t) =>
      t.replace('"order/porting"', '"order/portin"'),
    );
    expect(faults).toEqual([
      expect.stringContaining('There is no form "order/portin"; did you mean "order/porting"?'),
    ]);
    expect(definitions.flow('order/order.flow', 'de')?.steps.map(({ id }) => id)).toContain('approval');
  });
});

test.each([
  ['broken JSON', () => '{'],
  ['a misspelt keyword', (text: string) => text.replace('"pattern"', '"patern"')],
])(
  'after a start with %s the last good version is in force, and the fault is said',
  async (_what, change) => {
    await edit(POSTAL_CODE, change);
    definitions = await createDefinitions({ root, clock: () => new Date(), store, contracts });
    expect(postalCodeErrors('1234')).toEqual(['pattern']);
    expect(postalCodeErrors('12345')).toEqual([]);
    expect(definitions.faults().map(problemLine).join()).toContain(POSTAL_CODE);
  },
);

test('the files are mended and everything is well again', async () => {
  await edit(POSTAL_CODE, () => '{');
  const good = await readFile(join(ROOT, POSTAL_CODE), 'utf8');
  expect(await edit(POSTAL_CODE, () => good)).toEqual([]);
});

async function setDigits(digits: number): Promise<void> {
  const path = join(root, POSTAL_CODE);
  await writeFile(path, (await readFile(path, 'utf8')).replace(/\{\d\}/, `{${digits}}`));
}

// How long it takes is measured where a person waits for it: tests/e2e/guide.e2e.ts.
test('a change on disk is noticed', async () => {
  let notice = () => {};
  await definitions.watch(() => notice(), throwIt);
  const noticed = new Promise<void>((resolve) => {
    notice = resolve;
  });
  await setDigits(4);
  await noticed;
  expect(postalCodeErrors('1234')).toEqual([]);
  await definitions.close();
});

test('a change between the first reading and the watch is not missed', async () => {
  await setDigits(4);
  expect(postalCodeErrors('1234')).toEqual(['pattern']);
  await definitions.watch(() => {}, throwIt);
  expect(postalCodeErrors('1234')).toEqual([]);
  await definitions.close();
});
