import { expect, test } from 'vitest';
import { problemLine } from '../../src/definitions/problem.ts';
import { formIds, realDefinitions } from '../support/definitions.ts';

const definitions = await realDefinitions();

test('no definition has a fault', () => {
  expect(definitions.faults().map(problemLine)).toEqual([]);
});

test('every word is there, in both languages, and used', () => {
  expect(definitions.remarks().map(problemLine)).toEqual([]);
});

test('every form with a schema is in force', () => {
  expect(Object.keys(definitions.versions())).toEqual(expect.arrayContaining(formIds()));
});
