import { expect, test } from 'vitest';
import { variantOf } from '../../../src/server/infra/variants/variant-of.ts';

const ids = Array.from(
  { length: 20_000 },
  (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
);
const seenBy = (name: string, share: number, form = 'survey/answer') =>
  ids.filter(
    (id) =>
      variantOf(
        form,
        [
          { name: 'warm', share },
          { name: 'brief', share: 20 },
        ],
        id,
      ) === name,
  );

test('each variant is seen by its share of all, the original by the rest', () => {
  const percent = (name: string) => (seenBy(name, 30).length / ids.length) * 100;
  expect(percent('warm')).toBeCloseTo(30, -0.5);
  expect(percent('brief')).toBeCloseTo(20, -0.5);
  expect(percent('original')).toBeCloseTo(50, -0.5);
});

test('somebody always sees the same, also while the share of the first variant grows', () => {
  expect(seenBy('warm', 30)).toEqual(seenBy('warm', 30));
  const [few, many] = [seenBy('warm', 10), new Set(seenBy('warm', 30))];
  expect(few.length).toBeGreaterThan(1500);
  expect(few.filter((id) => !many.has(id))).toEqual([]);
});

test('another form divides people otherwise, so that two trials do not meet in the same half', () => {
  const other = new Set(seenBy('warm', 50, 'support/message'));
  const both = seenBy('warm', 50).filter((id) => other.has(id)).length;
  expect((both / ids.length) * 100).toBeCloseTo(25, -0.5);
});

test('who has no id sees the original', () => {
  expect(variantOf('survey/answer', [{ name: 'warm', share: 99 }], undefined)).toBe('original');
});
