import { expect, test } from 'vitest';
import { afterLogin } from '../../../src/client/features/customers/after-login.ts';

const place = (pathname: string) => ({ state: { from: { pathname, search: '?a=1', hash: '' } } });

test('after the login back to where somebody came from', () => {
  expect(afterLogin(place('/dashboard/payment-result'))).toBe('/dashboard/payment-result?a=1');
});

test.each([
  ['nowhere', { state: null }],
  ['another site', place('//evil.example')],
  ['a full address', place('https://evil.example')],
  ['something broken', { state: { from: { pathname: 7 } } }],
])('from %s it is the customer’s own page', (_name, location) => {
  expect(afterLogin(location)).toBe('/dashboard');
});
