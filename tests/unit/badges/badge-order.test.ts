import { expect, test } from 'vitest';
import { newestOf, nextOf } from '../../../src/client/features/badges/badge-order.ts';
import type { OwnBadge } from '../../../src/shared/api/badges.ts';

const badge = (id: OwnBadge['id'], change: Partial<OwnBadge>): OwnBadge => ({
  id,
  title: id,
  condition: '',
  done: 0,
  of: 1,
  earnedAt: null,
  isNew: false,
  ...change,
});

test('the newest badge is the one that was earned last', () => {
  expect(newestOf([badge('first-order', {})])).toBeUndefined();
  const early = badge('first-goal', { earnedAt: '2026-03-01T10:00:00.000Z' });
  const late = badge('first-order', { earnedAt: '2026-10-01T10:00:00.000Z' });
  expect(newestOf([late, early, badge('one-year', {})])).toBe(late);
  expect(newestOf([early, late])).toBe(late);
});

test('the next badge is the one of which most is done; of equals, the first', () => {
  const far = badge('one-year', { done: 5, of: 12 });
  const near = badge('five-goals', { done: 4, of: 5 });
  const none = badge('own-jersey', {});
  const had = badge('first-order', { done: 1, earnedAt: '2026-03-01T10:00:00.000Z' });
  expect(nextOf([had, none, far, near])).toBe(near);
  expect(nextOf([had, none, badge('first-goal', {})])).toBe(none);
  expect(nextOf([had])).toBeUndefined();
});
