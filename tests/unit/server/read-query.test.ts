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
