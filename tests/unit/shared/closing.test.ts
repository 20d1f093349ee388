import { expect, test } from 'vitest';
import { keptOf } from '../../../src/shared/closing.ts';

const papers = (day: string) => ({ kind: 'papers', day }) as const;

test('papers are kept for eight years from the end of the year, by the last of them', () => {
  expect(keptOf([papers('2026-01-01'), papers('2027-12-31'), papers('2026-12-31')], '2028-02-01')).toEqual([
    { kind: 'papers', until: '2035-12-31' },
  ]);
});

test('an identity is kept until the end of the next year, a message for three years', () => {
  const last = [
    { kind: 'messages', day: '2026-11-26' },
    { kind: 'identity', day: '2026-12-31' },
  ] as const;
  expect(keptOf(last, '2027-01-01')).toEqual([
    { kind: 'identity', until: '2027-12-31' },
    { kind: 'messages', until: '2029-11-25' },
  ]);
});

test('what is over already is not named; on its last day it is', () => {
  const last = [{ kind: 'identity', day: '2025-06-30' }] as const;
  expect(keptOf(last, '2026-12-31')).toHaveLength(1);
  expect(keptOf(last, '2027-01-01')).toEqual([]);
  expect(keptOf([], '2026-01-01')).toEqual([]);
});
