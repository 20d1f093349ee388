import { describe, expect, it } from 'vitest';
import { readRanges, writeRanges } from '../../../src/server/modules/giveaway/entry-ranges.ts';
import { rankEntries } from '../../../src/server/modules/giveaway/rank-entries.ts';
import { shownName } from '../../../src/server/modules/giveaway/shown-name.ts';

describe('the numbers of entries as text', () => {
  it.each([
    [[], ''],
    [[7], '7'],
    [[1, 2, 3, 5, 8, 9], '1-3,5,8-9'],
  ])('%j is "%s", and back', (numbers, text) => {
    expect(writeRanges(numbers)).toBe(text);
    expect(readRanges(text)).toEqual(numbers);
  });
});

describe('the order of a draw', () => {
  const numbers = Array.from({ length: 200 }, (_, index) => index + 1);

  it('is the same for one secret, whatever order the numbers have, and another for another secret', () => {
    const order = rankEntries('secret', numbers);
    expect(rankEntries('secret', numbers.toReversed())).toEqual(order);
    expect(rankEntries('another', numbers)).not.toEqual(order);
    expect(order.toSorted((a, b) => a - b)).toEqual(numbers);
  });

  it('gives each number its fair share of first places', () => {
    const firsts = new Map<number, number>();
    for (let draw = 0; draw < 4000; draw++) {
      const [first = 0] = rankEntries(`secret ${draw}`, [1, 2, 3, 4]);
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }
    for (const count of firsts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

it.each([
  ['Ayşe Nur Yılmaz', 'Ayşe Y.'],
  ['Öğüt Çelik', 'Öğüt Ç.'],
  ['  Paul   Richter ', 'Paul R.'],
  ['Gül', 'Gül'],
])('"%s" is shown as "%s"', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
