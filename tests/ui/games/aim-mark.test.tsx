import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AimMark } from '../../../src/client/features/games/aim-mark.tsx';
import type { ChosenAim } from '../../../src/client/features/games/aim-places.ts';
import { stage } from '../../../src/client/features/games/stage-place.ts';

const straight: ChosenAim = { place: 'leftLow', power: 1, curve: 0 };

/** The drawn way: its points, and how broad it is. */
function wayOf(aim: ChosenAim) {
  const { container } = render(<AimMark aim={aim} />);
  const path = [...container.querySelectorAll('path')].find((each) => each.hasAttribute('stroke-width'));
  const points = (path?.getAttribute('d') ?? '').slice(1).split('L');
  return {
    points: points.map((point) => point.split(' ').map(Number) as [number, number]),
    broad: Number(path?.getAttribute('stroke-width')),
  };
}

test('the way is drawn from the ball towards the field, broader with more strength', () => {
  const [soft, hard] = [wayOf(straight), wayOf({ ...straight, power: 5 })];
  expect(hard.broad).toBeGreaterThan(soft.broad);
  expect(hard.points).toEqual(soft.points);
  const [first, last] = [soft.points[0], soft.points.at(-1)];
  expect(first?.[1]).toBeGreaterThan(last?.[1] ?? Number.NaN);
  expect(last?.[0]).toBeLessThan(first?.[0] ?? Number.NaN);
});

test.each([-1, 0, 1])('the first point is at the edge of the ball, with curve %i', (curve) => {
  const [x = 0, y = 0] = wayOf({ ...straight, curve }).points[0] ?? [];
  const away = Math.hypot(x - stage.ball.x, y - stage.ball.y);
  expect(away).toBeGreaterThan(17);
  expect(away).toBeLessThan(25);
});

test('the way leaves the straight line to the side of the curve and comes back to the field', () => {
  const middle = (aim: ChosenAim) => wayOf(aim).points[12]?.[0] ?? Number.NaN;
  expect(middle({ ...straight, curve: -1 })).toBeGreaterThan(middle(straight));
  expect(middle({ ...straight, curve: 1 })).toBeLessThan(middle(straight));
});
