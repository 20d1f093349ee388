import { expect, test } from 'vitest';
import { prizeCondition } from '../../../src/client/features/games/prize-condition.ts';

test.each([
  ['2 GB extra für 14 Tage', '2 GB', 'extra für 14 Tage'],
  ['15\u00a0% Rabatt auf einen neuen Tarif', '15 %', 'Rabatt auf einen neuen Tarif'],
  // The figure is inside the sentence: without it the sentence would be wrong.
  [
    'Yeni bir tarifede 3 ay boyunca ayda 3 € indirim',
    '3 €',
    'Yeni bir tarifede 3 ay boyunca ayda 3 € indirim',
  ],
  // Another figure that begins alike.
  ['20 GB extra', '2 GB', '20 GB extra'],
  ['Ein Wallpaper, das es nur hier gibt', undefined, 'Ein Wallpaper, das es nur hier gibt'],
])('"%s" with the figure %s large above it', (label, figure, condition) => {
  expect(prizeCondition(label, figure)).toBe(condition);
});
