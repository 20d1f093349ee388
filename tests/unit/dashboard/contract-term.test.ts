import { expect, test } from 'vitest';
import { contractTerm } from '../../../src/client/features/dashboard/contract-term.ts';

const TODAY = '2026-11-22';
const running = { state: 'active', endedOn: null, minimumEndsOn: '2027-10-22' } as const;

test.each([
  ['a running term binds until its day', running, { key: 'until', day: '2027-10-22' }],
  ['on its last day it still does', { ...running, minimumEndsOn: TODAY }, { key: 'until', day: TODAY }],
  [
    'a term that is over binds nobody',
    { ...running, minimumEndsOn: '2026-11-21' },
    { key: 'monthly', day: '2026-11-21' },
  ],
  [
    'who has cancelled sees the end',
    { ...running, endedOn: '2027-12-31' },
    { key: 'ends', day: '2027-12-31' },
  ],
  ['a contract that was withdrawn from has no term', { ...running, state: 'withdrawn' as const }, undefined],
] as const)('%s', (_says, contract, term) => {
  expect(contractTerm(contract, TODAY)).toEqual(term);
});
