import { expect, test } from 'vitest';
import { leadingPlan } from '../../../src/client/features/catalogue/leading-plan.ts';

const flex = (dataGb: number) => ({ type: 'flex', dataGb }) as const;

test('the plan in the middle of a kind leads, however they are ordered', () => {
  expect(leadingPlan([flex(40), flex(10), flex(20)])).toEqual(flex(20));
  expect(leadingPlan([flex(40), flex(10)])).toEqual(flex(10));
  expect(leadingPlan([flex(40)])).toEqual(flex(40));
});

test('plans of several kinds have none, nor has nothing', () => {
  expect(leadingPlan([flex(10), { type: 'kids', dataGb: 5 }])).toBeUndefined();
  expect(leadingPlan([])).toBeUndefined();
});
