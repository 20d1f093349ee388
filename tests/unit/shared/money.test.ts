import { expect, test } from 'vitest';
import { formatCents } from '../../../src/shared/money.ts';

test.each([
  [0, '0,00 €'],
  [1, '0,01 €'],
  [123_456, '1.234,56 €'],
  [-123_456_789, '−1.234.567,89 €'],
  [-500, '−5,00 €'],
])('%i cents', (cents, text) => {
  expect(formatCents(cents).replace(/\u00a0/g, ' ')).toBe(text);
});

test('a fraction of a cent is a fault', () => {
  expect(() => formatCents(19.99)).toThrow(RangeError);
});
