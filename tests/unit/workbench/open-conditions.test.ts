import { expect, test } from 'vitest';
import { isOpen } from '../../../src/definitions/cli/preview/open-conditions.ts';

const ported = { properties: { numberType: { const: 'port' } }, required: ['numberType'] };
const jersey = {
  properties: { tariff: { properties: { hasFormOption: { const: true } }, required: ['hasFormOption'] } },
  required: ['tariff'],
};
const fast = { properties: { tariff: { properties: { speedMbit: { minimum: 100 } } } } };

test.each([
  ['without a condition', undefined, {}, false],
  ['a value that is not chosen', ported, {}, true],
  ['a value that is chosen', ported, { numberType: 'new' }, false],
  ['one of two is chosen, and decides', { anyOf: [ported, jersey] }, { numberType: 'port' }, false],
  ['one of two is chosen, and decides nothing', { anyOf: [ported, jersey] }, { numberType: 'new' }, true],
  ['the opposite of what is not chosen', { not: jersey }, { numberType: 'new' }, true],
  ['a part of the plan', jersey, { tariff: { hasFormOption: false } }, false],
  ['something else of the plan', jersey, { tariff: { slug: 'flex-m' } }, true],
  ['a limit of what is not chosen', fast, {}, true],
  ['a limit of what is chosen', fast, { tariff: { speedMbit: 50 } }, false],
  ['only whether it is there', { required: ['couponCode'] }, {}, true],
])('%s', (_name, when, order, open) => {
  expect(isOpen(when, order)).toBe(open);
});
