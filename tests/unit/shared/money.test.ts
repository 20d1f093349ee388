import { expect, test } from 'vitest';
import { formatCents } from '../../../src/shared/money.ts';

test.each([
  [0, 'de', '0,00 €'],
  [1, 'de', '0,01 €'],
  [123_456, 'de', '1.234,56 €'],
  [-500, 'de', '-5,00 €'],
  [1999, 'tr', '€19,99'],
] as const)('%i cents in %s', (cents, lang, text) => {
  expect(formatCents(cents, lang).replace(/\u00a0/g, ' ')).toBe(text);
});

test('a fraction of a cent is a fault', () => {
  expect(() => formatCents(19.99, 'de')).toThrow(RangeError);
});
