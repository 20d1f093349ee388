import { expect, test, vi } from 'vitest';
import type { SearchItem } from '../../../src/server/infra/search/search-source.ts';
import { searchIndexOf } from '../../../src/server/modules/search/search-index.ts';
import { searchMemory } from '../../../src/server/modules/search/search-memory.ts';

const german = { team: 'kanarya', lang: 'de' } as const;
const item = (title: string): SearchItem => ({ kind: 'news', path: `/${title}`, title, text: '' });

function setup() {
  const state = { now: 0, items: [item('Alt')] };
  const read = vi.fn(async () => state.items);
  const make = vi.fn((items: readonly SearchItem[]) => searchIndexOf(items));
  return { state, read, make, indexFor: searchMemory({ read, make }, () => state.now) };
}

test('many questions at once cost one reading and one index', async () => {
  const { read, make, indexFor } = setup();
  const found = await Promise.all(Array.from({ length: 20 }, () => indexFor(german)));
  expect(new Set(found).size).toBe(1);
  expect([read.mock.calls.length, make.mock.calls.length]).toEqual([1, 1]);
});

test('what is published is read again after a moment; only a change makes a new index', async () => {
  const { state, read, make, indexFor } = setup();
  const first = await indexFor(german);
  state.now = 11_000;
  expect(await indexFor(german)).toBe(first);
  expect([read.mock.calls.length, make.mock.calls.length]).toEqual([2, 1]);
  state.items = [item('Alt'), item('Neu')];
  state.now = 12_000;
  expect((await indexFor(german)).search('neu')).toEqual([]);
  state.now = 22_000;
  expect((await indexFor(german)).search('neu')).toHaveLength(1);
  // A clock that was put back does not stop it.
  state.items = [];
  state.now = 0;
  expect((await indexFor(german)).search('neu')).toEqual([]);
});

test('brands and languages have an index each, and a fault is not remembered', async () => {
  const { read, indexFor } = setup();
  await indexFor(german);
  expect(await indexFor({ ...german, lang: 'tr' })).not.toBe(await indexFor(german));
  read.mockRejectedValueOnce(new Error('no database'));
  await expect(indexFor({ ...german, team: 'aslan' })).rejects.toThrow('no database');
  await expect(indexFor({ ...german, team: 'aslan' })).resolves.toBeDefined();
});
