import { expect, test } from 'vitest';
import { ENGLISH_ORDER } from '../../../src/definitions/cli/preview/order-labels.en.ts';
import { ORDER_LABELS } from '../../../src/shared/conditions/order-labels.ts';

test('each name of the order in progress has an English label, and there are no others', () => {
  expect([...ENGLISH_ORDER.keys()]).toEqual([...ORDER_LABELS.keys()]);
});
