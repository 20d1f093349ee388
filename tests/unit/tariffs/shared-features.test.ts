import { expect, test } from 'vitest';
import { sharedFeatures } from '../../../src/client/features/catalogue/shared-features.ts';

const tariff = (...features: string[]) => ({ features });

test('what every tariff has is shared, in the order of the first', () => {
  const tariffs = [
    tariff('5G', 'Roaming', 'Trikot'),
    tariff('Roaming', '5G'),
    tariff('Kids', '5G', 'Roaming'),
  ];
  expect(sharedFeatures(tariffs)).toEqual(['5G', 'Roaming']);
});

test('no tariff, no features', () => {
  expect(sharedFeatures([])).toEqual([]);
});
