import { expect, test } from 'vitest';
import { readingMinutes } from '../../../src/server/modules/media/reading-time.ts';

const words = (count: number) => Array.from({ length: count }, (_, n) => `Wort${n}`).join(' ');

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
])('%i words take %i minutes', (count, minutes) => {
  expect(readingMinutes(words(count))).toBe(minutes);
});

test('signs of Markdown are no words', () => {
  expect(readingMinutes(`## ${words(199)}\n\n- – **şampiyon**`)).toBe(1);
});
