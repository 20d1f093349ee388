import { describe, expect, it } from 'vitest';
import { gestureAim, type Trace } from '../../../src/client/features/games/gesture-aim.ts';
import { stage } from '../../../src/client/features/games/stage-place.ts';

const from = stage.ball;

/** A swipe to a place, in so many milliseconds, with a bow to the right. */
function swipe(to: { x: number; y: number }, time: number, bow = 0): Trace[] {
  return Array.from({ length: 11 }, (_, step) => {
    const part = step / 10;
    const x = from.x + (to.x - from.x) * part + bow * Math.sin(part * Math.PI);
    return { x, y: from.y + (to.y - from.y) * part, at: time * part };
  });
}

describe('a swipe', () => {
  it('aims where it ends', () => {
    expect(gestureAim(swipe({ x: 280, y: 118 }, 400))).toMatchObject({ x: 100, y: 50, curve: 0 });
  });

  it.each([
    [900, 1],
    [400, 2],
    [240, 3],
    [160, 4],
    [100, 5],
  ])('in %i ms is a kick of strength %i', (time, power) => {
    expect(gestureAim(swipe({ x: 180, y: 120 }, time))?.power).toBe(power);
  });

  it.each([
    [40, -2],
    [18, -1],
    [4, 0],
    [-18, 1],
    [-40, 2],
  ])('with a bow of %i bends by %i', (bow, curve) => {
    expect(gestureAim(swipe({ x: 180, y: 120 }, 900, bow))?.curve).toBe(curve);
  });

  it('that ends early goes on, low', () => {
    expect(gestureAim(swipe({ x: 210, y: 202 }, 300))).toMatchObject({ x: 60, y: 8 });
  });

  it.each([
    ['a touch', swipe({ x: 182, y: 230 }, 80)],
    ['a swipe away from the goal', swipe({ x: 180, y: 395 }, 200)],
    ['nothing', []],
  ])('is none: %s', (_, trace) => expect(gestureAim(trace)).toBeUndefined());

  it('far beside the goal is still a possible kick', () => {
    expect(gestureAim(swipe({ x: 0, y: 200 }, 100))).toMatchObject({ x: -140, power: 5 });
  });
});
