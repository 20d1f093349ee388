import { expect, test } from 'vitest';
import { changed, listsOf, placeIn } from '../../../src/definitions/cli/edges/places.ts';

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
