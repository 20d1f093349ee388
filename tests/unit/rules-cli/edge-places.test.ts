import { expect, test } from 'vitest';
import {
  changed,
  listsOf,
  MOST_TRIES,
  placeIn,
  settingsFor,
} from '../../../src/definitions/cli/edges/places.ts';

const guests = { path: ['guests', 'name'] };

test('a field of the rows of a list is in the first row; without a row it is nowhere', () => {
  expect(placeIn({ guests: [{ name: 'Ada' }, {}] }, guests)).toBe('/guests/0/name');
  expect(placeIn({ guests: [] }, guests)).toBeUndefined();
  expect(placeIn({}, { path: ['contact', 'a/b'] })).toBe('/contact/a~1b');
});

test('a value is set in its row, or left out of it, and what is set beside it comes first', () => {
  const data = { source: 'friend', guests: [{ name: 'Ada', age: 4 }, { name: 'Eda' }] };
  const without = { pointer: '/guests/0/name', value: undefined, settings: { '/source': 'other' } };
  expect(changed(data, without)).toEqual({ source: 'other', guests: [{ age: 4 }, { name: 'Eda' }] });
  expect(data.guests[0]?.name).toBe('Ada');
});

test('a list becomes longer by the other choices that it has, then by its own entries again', () => {
  const schema = { type: 'array', items: { enum: ['mail', 'text', 'letter'] } };
  expect(listsOf(schema, ['text'], 3)).toEqual([['text', 'mail', 'letter']]);
  expect(listsOf(schema, ['text'], 4)).toEqual([['text', 'mail', 'letter', 'text']]);
  expect(listsOf(schema, ['text', 'mail'], 1)).toEqual([['text']]);
  expect(listsOf({ type: 'array', items: {} }, [], 2)).toEqual([]);
});

const required = { keyword: 'required' };
const fieldOf = (name: string, values: readonly string[] = []) => ({
  ...{ path: [name], pointer: `/${name}`, isInRow: false },
  schema: { type: 'string', ...(values.length > 0 && { enum: [...values] }) },
});

test('a field that must be given is left out with each choice beside it, in all examples where the tries suffice', () => {
  const fields = [fieldOf('how'), fieldOf('source', ['friend', 'other'])];
  expect(settingsFor(fields, fieldOf('how'), required)).toEqual([
    { set: {}, examples: Number.POSITIVE_INFINITY },
    { set: { '/source': 'friend' }, only: [undefined], examples: MOST_TRIES / 2 },
    { set: { '/source': 'other' }, only: [undefined], examples: MOST_TRIES / 2 },
  ]);
  expect(settingsFor(fields, fieldOf('how'), { keyword: 'maxLength' })).toHaveLength(1);
});

test('many choices beside a field are tried in fewer examples, and never more often than the limit', () => {
  const values = Array.from({ length: MOST_TRIES }, (_, i) => `v${i}`);
  const triesOf = (...names: string[]) => {
    const fields = names.map((name) => fieldOf(name, values));
    const [, ...chosen] = settingsFor(fields, fieldOf('how'), required);
    return chosen.reduce((sum, { examples }) => sum + examples, 0);
  };
  expect(triesOf('source')).toBe(MOST_TRIES);
  expect(triesOf('source', 'place', 'way')).toBe(MOST_TRIES);
});
