import { expect, test } from 'vitest';
import { headAction, payableOf } from '../../../src/client/features/billing/open-bills.ts';

/** Only what decides; the rest of a bill does not matter here. */
const bill = (state?: 'announced' | 'underWay' | 'stopped', change: object = {}) =>
  ({ openCents: 1499, objection: null, collection: state ? { state } : null, ...change }) as never;
const paid = bill(undefined, { openCents: 0 });
const objected = bill(undefined, { objection: { state: 'received' } });

test.each([
  ['none', []],
  ['none', [paid, objected, bill('underWay')]],
  ['none', [bill('announced'), paid]],
  ['one', [bill(), paid, objected]],
  ['one', [bill('stopped'), bill('underWay')]],
  ['all', [bill(), bill('announced')]],
  ['all', [bill(), bill('stopped'), paid]],
] as const)('the one payment above all bills: %s', (action, bills) => {
  expect(headAction(bills)).toBe(action);
});

test('what is objected to, under way or settled is not paid along', () => {
  const open = bill();
  expect(payableOf([paid, objected, bill('underWay'), open])).toEqual([open]);
});
