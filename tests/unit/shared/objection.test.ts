import { expect, test } from 'vitest';
import { objectableUntil, objectionEnd } from '../../../src/shared/states/objection.ts';

test.each([
  ['2026-03-02', '2026-04-27', 'a Monday: eight weeks later to the day'],
  ['2026-03-06', '2026-05-04', 'the last day would be a holiday before a weekend'],
  ['2026-03-07', '2026-05-04', 'the last day would be a Saturday'],
  ['2026-03-08', '2026-05-04', 'the last day would be a Sunday'],
  ['2026-03-09', '2026-05-04', 'a Monday after them'],
])('a bill of %s can be objected to until %s: %s', (providedOn, until) => {
  expect(objectionEnd(providedOn)).toBe(until);
});

test('a credit note and a bill that asks for nothing cannot be objected to', () => {
  const bill = { kind: 'monthly', totalCents: 1_498, issuedOn: '2026-03-02' };
  expect(objectableUntil(bill)).toBe('2026-04-27');
  expect(objectableUntil({ ...bill, kind: 'correction' })).toBeNull();
  expect(objectableUntil({ ...bill, totalCents: 0 })).toBeNull();
  expect(objectableUntil({ ...bill, totalCents: -200 })).toBeNull();
});
