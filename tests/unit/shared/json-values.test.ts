import { expect, test } from 'vitest';
import { isRecord, walk } from '../../../src/shared/json-values.ts';
import { valueAtPointer } from '../../../src/shared/rules/json-pointer.ts';

test.each([
  [{}, true],
  [[], false],
  [null, false],
  ['text', false],
  [undefined, false],
])('%j is a record: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});

const data = { contact: { phones: ['030', '040'], 'a/b': 1 }, nothing: null };

test.each([
  [[], data],
  [['contact', 'phones', '1'], '040'],
  [['contact', 'phones', 'length'], undefined],
  [['contact', 'missing', 'deeper'], undefined],
  [['nothing', 'deeper'], undefined],
])('a path leads to a value or nowhere: %j', (path, expected) => {
  expect(walk(data, path)).toEqual(expected);
});

test('a pointer is walked by its unescaped names', () => {
  expect(valueAtPointer(data, '/contact/a~1b')).toBe(1);
});
