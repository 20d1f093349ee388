import { expect, test } from 'vitest';
import { challengeOf, challengeQuery } from '../../../src/shared/games/challenge.ts';

const asked = (query: string) => {
  const given = new URLSearchParams(query);
  return challengeOf({ beat: given.get('beat'), round: given.get('round') });
};

test('a challenge comes back from its address as it was sent', () => {
  for (const goals of [2, 3, 4, 5])
    expect(asked(challengeQuery(goals, '2026-48') ?? '')).toEqual({ goals, round: '2026-48' });
});

test('a result without goals, or with one, challenges nobody', () => {
  for (const goals of [-1, 0, 1, 6, 2.5, Number.NaN])
    expect(challengeQuery(goals, '2026-48')).toBeUndefined();
});

test.each(['', 'beat=', 'beat=1', 'beat=6', 'beat=44', 'beat=4.0', 'beat=vier', 'round=2026-48'])(
  '%s is no challenge',
  (query) => {
    expect(asked(query)).toBeUndefined();
  },
);

test.each(['<script>', '../..', 'A B', `${'a'.repeat(65)}`, ''])(
  'a round that is called "%s" is none',
  (round) => {
    expect(challengeOf({ beat: '4', round })).toEqual({ goals: 4, round: null });
  },
);
