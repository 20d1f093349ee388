import { expect, test } from 'vitest';
import { readQuery } from '../../../src/server/http/pages/read-query.ts';

test('a drawing knows what its page reads, and no more of the query', () => {
  expect(readQuery('tariffs', '?type=flex&utm_source=x')).toBe('?type=flex');
  expect(readQuery('tariffs', '?utm_source=x')).toBe('');
  expect(readQuery('home', '?type=flex')).toBe('');
});

test('what a page needs to exist is a sign alone: the number of an order stays out of the drawing', () => {
  expect(readQuery('paymentResult', '?order=A-123&status=x')).toBe('?order=1');
  expect(readQuery('success', '?order=')).toBe('');
});

test('values that a page does not know are one: nobody makes more drawings by asking', () => {
  const drawings = (page: 'tariffs' | 'order', name: string) =>
    new Set(
      Array.from({ length: 500 }, (_, n) => readQuery(page, `?${name}=${n}x&${name}=${n}`, ['tariff'])),
    );
  expect(drawings('tariffs', 'type')).toEqual(new Set(['?type=1']));
  expect(drawings('order', 'step')).toEqual(new Set(['?step=1']));
  expect(drawings('order', 'tariff')).toEqual(new Set(['?tariff=1']));
  expect(readQuery('order', '?step=tariff', ['tariff'])).toBe('?step=tariff');
});
