import { expect, test } from 'vitest';
import { RequestCounter } from '../../../src/server/http/request-counter.ts';

test('so many a minute, each address for itself, then again after the minute', () => {
  const counter = new RequestCounter(3);
  for (let call = 0; call < 3; call++) expect(counter.count('a', 1000 + call)).toBe(0);
  expect(counter.count('a', 31_000)).toBe(30);
  expect(counter.count('b', 31_000)).toBe(0);
  expect(counter.count('a', 60_999)).toBeGreaterThan(0);
  expect(counter.count('a', 61_000)).toBe(0);
});

test('a flood from many addresses does not fill the memory', () => {
  const counter = new RequestCounter(1);
  for (let address = 0; address < 120_000; address++) counter.count(String(address), 1000);
  expect(Object.values(counter).find((value) => value instanceof Map)?.size).toBeLessThanOrEqual(50_000);
});
