import { beforeAll, expect, test } from 'vitest';
import { type FileTexts, readTexts } from '../../../src/definitions/file-texts.ts';
import { usesOf } from '../../../src/definitions/uses/field-uses.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { noContracts } from '../../../src/shared/contracts/contract.ts';
import { ROOT } from '../../support/definitions.ts';

let own: FileTexts;
beforeAll(async () => {
  own = await readTexts(ROOT);
});

const uses = (form: string, pointer: string, files = own) => usesOf(files, { form, pointer }, contracts);

test('who reads a field, which other form writes its column, and what is made of the same piece', () => {
  const found = uses('auth/register', '/contact/postalCode');
  expect(found?.readings.flatMap(({ readers }) => readers)).toContain('column users.postal_code');
  expect(found?.alsoWritten).toContainEqual({
    ...{ form: 'account/profile', pointer: '/postalCode', column: 'users.postal_code' },
  });
  expect(found?.samePiece).toContainEqual({ form: 'auth/register', pointer: '/contact/deliveryPostalCode' });
  expect(found?.samePiece).not.toContainEqual({ form: 'auth/register', pointer: '/contact/postalCode' });
  expect(found?.steps).toEqual([{ flow: 'order/order', step: 'approval' }]);
  expect(found?.keptIn).toBeNull();
});

test('rules that look at a field: conditions, comparisons and formulas', () => {
  const file = 'schemas/auth/register.schema.json';
  expect(uses('auth/register', '/contact/deliveryAddress')?.asks).toEqual([
    { kind: 'condition', keyword: 'if', at: ['contact'], file, pointer: '/properties/contact/allOf/0/if' },
  ]);
  expect(uses('auth/register', '/contact/email')?.asks).toMatchObject([
    { kind: 'rule', at: ['contact', 'emailConfirmation'] },
  ]);
  expect(
    uses('account/password', '/currentPassword')
      ?.asks.map(({ kind }) => kind)
      .sort(),
  ).toEqual(['condition', 'rule']);
  const computed = uses('specimen/vocabulary', '/group')?.asks.map(({ kind }) => kind);
  expect(computed).toEqual(expect.arrayContaining(['condition', 'formula']));
  expect(uses('auth/register', '/contact/street')?.asks).toEqual([]);
});

test('of a form that no code knows: its page, and that its answers are kept', () => {
  expect(uses('support/barrier', '/place')).toMatchObject({
    ...{ pages: ['/support/barrier'], keptIn: 'submission.answers', readings: [] },
  });
});

test('what is not there has no uses', () => {
  expect(uses('auth/register', '/contact/nothing')).toBeUndefined();
  expect(uses('no/form', '/a')).toBeUndefined();
  expect(uses('__proto__', '/constructor')).toBeUndefined();
});

test('files that lead in circles or are nested without an end are read as far as they go', () => {
  const ref = (name: string) => ({ $ref: `../definitions/${name}.schema.json` });
  const deep = `${'{"not":'.repeat(5_000)}{}${'}'.repeat(5_000)}`;
  const piece = JSON.stringify({ allOf: [ref('city'), ref('city')] });
  const files = new Map([
    [
      'schemas/a/b.schema.json',
      `{ "properties": { "x": {}, "y": { "allOf": [${JSON.stringify(ref('city'))}] } }, "if": ${deep} }`,
    ],
    ['schemas/definitions/city.schema.json', piece],
    ['ui-schemas/pages.json', '[]'],
    ['schemas/a/b.flow.json', '{ "steps": { "forms": 7 } }'],
  ]);
  expect(usesOf(files, { form: 'a/b', pointer: '/x' }, noContracts)).toMatchObject({
    asks: [],
    pages: [],
    steps: [],
  });
});
