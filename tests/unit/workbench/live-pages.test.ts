import { expect, test } from 'vitest';
import { pathsOf } from '../../../src/workbench/live-pages.tsx';

test.each([
  [['schemas/auth/register.schema.json', 'ui-schemas/auth/register.ui.json'], ['/auth/register']],
  [['schemas/order/jersey.schema.json', 'locales/de/order.json'], ['/auth/register/tariff']],
  [['schemas/contract/cancel.schema.json'], ['/information/cancellation']],
  [['schemas/contract/cancel.examples.json', 'locales/de/fields.json'], []],
])('%j are seen by customers at %j', (files, paths) => {
  expect(pathsOf(files)).toEqual(paths);
});
