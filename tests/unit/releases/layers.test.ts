import { expect, test } from 'vitest';
import { type Layer, takenBack, takenBackBy } from '../../../src/server/modules/releases/layers.ts';

const folder = { a: '1', b: '2' };
const layer = (id: number, changes: Layer['changes'], isFolder = false): Layer => ({
  ...{ id, isFolder, isLimited: false, changes },
});
const first = layer(1, folder, true);

test('without any other change a file is that of the program', () => {
  const changes = { a: '3', b: null, c: '4' };
  const files = { a: '3', c: '4' };
  expect(takenBack(changes, [first], { files, lasting: folder })).toEqual({ a: '1', b: '2', c: null });
});

test('what a release below makes of a file is in force again', () => {
  const below = layer(2, { a: '5', b: null });
  expect(takenBack({ a: '3' }, [below, first], { files: { a: '3' }, lasting: folder })).toEqual({ a: '5' });
  expect(takenBack({ b: '3' }, [below, first], { files: { a: '5', b: '3' }, lasting: folder })).toEqual({
    b: null,
  });
});

test('what a release above makes of a file stays, also where it makes the same of it', () => {
  for (const a of ['3', '6'])
    expect(takenBack({ a: '3' }, [layer(4, { a }), first], { files: { a }, lasting: folder })).toEqual({});
});

test('the folder of a newer program stands over changes before it', () => {
  const newer = { a: '7', b: '2' };
  const layers = [layer(5, { a: '7' }, true), layer(2, { a: '1' }), first];
  expect(takenBack({ a: '3' }, layers, { files: { a: '3', b: '2' }, lasting: newer })).toEqual({ a: '7' });
});

test('a change that would be what was there before a change set in force takes it back', () => {
  const layers = [layer(4, { a: '6' }), layer(3, { a: '5' }), layer(2, { b: '4' }), first];
  expect(takenBackBy({ a: '5' }, layers, folder)).toEqual(['a']);
  expect(takenBackBy({ a: '1', b: '2' }, layers, folder)).toEqual(['a', 'b']);
  expect(takenBackBy({ a: '7', b: null, c: '8' }, layers, folder)).toEqual([]);
});

test('what is not in force any more is taken back by none', () => {
  expect(takenBackBy({ a: '3' }, [first], { ...folder, a: '3' })).toEqual([]);
  expect(takenBackBy({ c: null }, [layer(2, { c: '4' }), first], folder)).toEqual(['c']);
});

test('a name of the language is the name of a file', () => {
  const files = JSON.parse('{ "__proto__": "3" }');
  expect(Object.entries(takenBack(files, [first], { files, lasting: folder }))).toEqual([
    ['__proto__', null],
  ]);
});
