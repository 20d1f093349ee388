import { expect, test } from 'vitest';
import { placesOf, stateOf } from '../../../src/workbench/editor/faults-at.ts';
import {
  examplesOf,
  newExample,
  pieceExamplesOf,
  subjectOf,
} from '../../../src/workbench/editor/field-examples.ts';
import {
  addable,
  branchesOf,
  controlOf,
  isRequired,
  keywordsOf,
} from '../../../src/workbench/editor/field-rules.ts';
import { putIn, rulesOf, wordsOf } from '../../../src/workbench/editor/field-words.ts';

const keyword = {
  ...{ type: 'string', maxLength: 40, 'x-normalize': 'trim' },
  allOf: [
    { 'x-rule': 'keywordLength', minLength: 3, maxLength: 20 },
    { 'x-rule': 'keywordDigits', pattern: '^[1-9]{4}$' },
    { if: {}, else: {} },
  ],
};

test('rules that stand together are one branch, those under a condition are none', () => {
  const branches = branchesOf(keyword);
  expect(branches.map(({ at, name }) => [at.join('/'), name])).toEqual([
    ['', undefined],
    ['allOf/0', 'keywordLength'],
    ['allOf/1', 'keywordDigits'],
  ]);
  expect(branches.map(keywordsOf)).toEqual([
    ['type', 'maxLength', 'x-normalize'],
    ['x-rule', 'minLength', 'maxLength'],
    ['x-rule', 'pattern'],
  ]);
  expect(branchesOf('no schema')).toEqual([]);
});

test('a rule has a control that fits its value, else it is JSON', () => {
  expect(controlOf('maxLength', 4)).toBe('number');
  expect(controlOf('maximum', { $data: '1/a' })).toBe('json');
  expect(controlOf('enum', 'S')).toBe('json');
  expect(controlOf('x-normalize', 'trim')).toBe('json');
  expect(controlOf('constructor', 1)).toBe('json');
});

test('a branch may get what its type may have and it has not', () => {
  const [own] = branchesOf({ type: 'integer', minimum: 1 });
  const names = own ? addable('integer', own).map(([name]) => name) : [];
  expect(names).toEqual(expect.arrayContaining(['maximum', 'enum', 'default']));
  expect(names).not.toContain('minimum');
  expect(names).not.toContain('pattern');
  expect(own ? addable('__proto__', own).map(([name]) => name) : []).toEqual(['default']);
});

test('a field is asked for always, under a condition, or not', () => {
  const section = { required: ['a'], allOf: [{ if: {}, else: { required: ['b'] } }] };
  expect(['a', 'b', 'c'].map((name) => isRequired(section, name))).toEqual(['always', 'sometimes', 'no']);
});

const field = {
  ...{ form: 'auth/register', path: ['security', 'keyword'], pieces: ['keyword'], schema: keyword },
  ...{
    sectionRules: [],
    mayBeRequired: true,
    isSecret: true,
    known: ['field.keyword.placeholder', 'field.keyword.inside.label', 'field.keywords.label'],
  },
};

test('each rule has one sentence, by its name', () => {
  expect(rulesOf(field).map(({ rule }) => rule)).toEqual([
    ...['required', 'maxLength', 'keywordLength', 'keywordDigits'],
  ]);
});

test('a rule over several fields has its sentence at the field that shows it, and not at the section', () => {
  const line = { allOf: [{ 'x-rule': 'differs', 'x-errorAt': 'street', not: {} }] };
  expect(rulesOf({ ...field, mayBeRequired: false, schema: line })).toEqual([]);
  expect(rulesOf({ ...field, mayBeRequired: false, schema: {}, sectionRules: ['differs'] })).toMatchObject([
    { rule: 'differs' },
  ]);
});

test('a word is looked for at the form, at the shared piece, then among the general ones', () => {
  const words = wordsOf(field);
  expect(words.map(({ word }) => word)).toEqual([
    ...['label', 'help', 'error.required', 'error.maxLength', 'error.keywordLength', 'error.keywordDigits'],
    'placeholder',
  ]);
  expect(words.find(({ word }) => word === 'error.keywordDigits')).toEqual({
    word: 'error.keywordDigits',
    keys: [
      'auth.register.security.keyword.error.keywordDigits',
      'field.keyword.error.keywordDigits',
      'error.keywordDigits',
      'error.pattern',
    ],
    ownKey: 'field.keyword.error.keywordDigits',
    placeholders: ['maxLength', 'minLength'],
  });
});

test('a sentence may say its limit, and what was typed where that is no secret', () => {
  const number = {
    ...field,
    pieces: [],
    isSecret: false,
    schema: { type: 'integer', minimum: 1, enum: [1, 2] },
  };
  const words = new Map(wordsOf(number).map(({ word, placeholders }) => [word, placeholders]));
  expect(words.get('error.minimum')).toEqual(['limit', 'value', 'minimum']);
  expect(words.get('help')).toEqual(['minimum']);
  expect(words.has('option.2')).toBe(true);
});

test('what is put in stands where the cursor is', () => {
  expect(putIn('Höchstens  Zeichen', 10, 10, '{limit}')).toEqual({
    text: 'Höchstens {limit} Zeichen',
    cursor: 17,
  });
  expect(putIn('4 Ziffern', 0, 1, '{limit}').text).toBe('{limit} Ziffern');
});

const examples = JSON.stringify({
  valid: [
    { a: '1', b: '2' },
    { base: 0, set: { '/a': '3' } },
    { base: 1, set: { '/a': '4', '/b': '5' }, stored: { '/a': '6' } },
    { b: 1 },
  ],
  invalid: [
    { base: 0, set: { '/a': '' }, path: '/a', rule: 'required' },
    { base: 0, remove: ['/a'], path: '/a', rule: 'required' },
    { base: 0, set: { '/a': 'x' }, path: '/b', rule: 'same' },
    { data: { a: 5 }, path: '/a', rule: 'type', name: 'a number' },
  ],
});

test('the examples of a field are those that say something of it', () => {
  const found = examplesOf({ file: 'f', text: examples, path: ['a'], pointer: '/a' });
  expect(found.map(({ pointer, value, at, isKept }) => [pointer, value, at?.join(' '), isKept])).toEqual([
    ['/valid/0', '1', 'valid 0 a', true],
    // Another is a change of it.
    ['/valid/1', '3', 'valid 1 set /a', true],
    ['/valid/2', '4', 'valid 2 set /a', true],
    ['/invalid/0', '', 'invalid 0 set /a', false],
    ['/invalid/1', undefined, undefined, false],
    ['/invalid/3', 5, 'invalid 3 data a', true],
  ]);
  expect(found.map(({ stored }) => stored?.value).filter(Boolean)).toEqual(['6']);
  const piece = pieceExamplesOf('p', '{ "valid": [{ "value": " 1", "stored": "1" }] }');
  expect(piece).toMatchObject([{ value: ' 1', stored: { value: '1' }, isKept: false }]);
  expect(examplesOf({ file: 'f', text: '{', path: ['a'], pointer: '/a' })).toEqual([]);
  expect(['0', '3', '9'].map((index) => subjectOf(examples, ['invalid', index]))).toEqual([
    '/a',
    '/a',
    undefined,
  ]);
  expect(subjectOf(examples, ['valid', '1'])).toBe('/a');
  expect(newExample('/a', 'x', 'pattern')).toEqual({
    base: 0,
    set: { '/a': 'x' },
    path: '/a',
    rule: 'pattern',
  });
});

test('an example is green where it was tried, red where a fault names it, else neither', () => {
  const place = { file: 'x.examples.json', pointer: '/valid/1' };
  const judged = (file: string, pointer: string) => ({
    ...{ isSound: false, lines: [], impact: [] },
    faults: [{ file, pointer, sentence: 'No.', also: ['x.examples.json#/valid/12'] }],
  });
  expect(stateOf(undefined, place)).toBe('unknown');
  expect(stateOf({ isSound: true, lines: [], faults: [], impact: [] }, place)).toBe('held');
  expect(stateOf(judged('x.examples.json', '/valid/1'), place)).toBe('broken');
  expect(stateOf(judged('x.examples.json', '/valid/2'), place)).toBe('held');
  expect(stateOf(judged('x.examples.json', '/valid/2'), { ...place, pointer: '/valid/12' })).toBe('broken');
  expect(stateOf(judged('x.schema.json', ''), place)).toBe('unknown');
  expect(placesOf({ file: 'a', sentence: '', also: ['b#/c#d'] })).toEqual([
    { file: 'a', pointer: '' },
    { file: 'b', pointer: '/c#d' },
  ]);
});
