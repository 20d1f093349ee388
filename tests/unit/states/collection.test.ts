import { describe, expect, test } from 'vitest';
import {
  type CollectionEvent,
  type CollectionState,
  collectionDay,
  collectionStates,
  nextCollection,
} from '../../../src/shared/states/collection.ts';

const events = ['sent', 'refused', 'settled', 'reversed', 'withoutMeans'] as const;

/** Every pair that leads elsewhere, by the number of tries so far; all others stay. */
const moves: Record<string, CollectionState> = {
  'announced sent 0': 'underWay',
  'announced sent 1': 'underWay',
  'underWay refused 1': 'announced',
  'underWay refused 2': 'stopped',
  'announced withoutMeans 0': 'stopped',
  'announced withoutMeans 1': 'stopped',
  'announced withoutMeans 2': 'stopped',
};

function expected(state: CollectionState, event: CollectionEvent, tries: number): CollectionState {
  if (event === 'settled') return 'done';
  if (event === 'reversed') return 'stopped';
  const move = moves[`${state} ${event} ${tries}`];
  return move ?? (state === 'underWay' && event === 'refused' ? 'announced' : state);
}

describe('a collection', () => {
  test.each(collectionStates.flatMap((state) => events.map((event) => [state, event] as const)))(
    '%s, %s: goes where its table says',
    (state, event) => {
      for (const tries of [0, 1, 2])
        expect(nextCollection(state, event, tries), `${tries} tries`).toBe(expected(state, event, tries));
    },
  );
});

describe('the day of a debit', () => {
  test.each([
    ['2026-03-02', '2026-03-09', 'a Saturday is no day for banks'],
    ['2026-03-04', '2026-03-09', 'a working day stays'],
    ['2026-03-29', '2026-04-07', 'Good Friday and Easter Monday'],
    ['2026-12-20', '2026-12-28', 'Christmas and its Saturday and Sunday'],
  ])('announced on %s it is %s: %s', (today, day) => {
    expect(collectionDay(today, 5)).toBe(day);
  });
});
