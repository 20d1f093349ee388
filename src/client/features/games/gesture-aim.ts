import { type Aim, possibleAim } from '../../../shared/games/penalty-aim.ts';
import { drawing } from './stage-place.ts';

/** A place of the finger or the pointer, in the stage's units, and its time in milliseconds. */
export interface Trace {
  x: number;
  y: number;
  at: number;
}

/** A shorter way is a touch and no kick. */
const SHORTEST = 32;
/** From this speed on, in units a millisecond, a kick has the next strength. */
const SPEEDS = [0.22, 0.44, 0.68, 0.98] as const;
/** From this bow on, as a part of the way, a kick has the next curve. */
const BOWS = [0.06, 0.16] as const;

/**
 * The kick that a swipe means: its end is the place, its speed the strength, its bow the curve. A swipe that ends before
 * the goal goes on in its direction, low.
 * @returns undefined for a touch, and for a swipe away from the goal
 */
export function gestureAim(trace: readonly Trace[]): Aim | undefined {
  const [first, last] = [trace[0], trace.at(-1)];
  if (!first || !last) return undefined;
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const length = Math.hypot(dx, dy);
  if (length < SHORTEST || dy > -SHORTEST / 2) return undefined;
  const strength = 1 + levelOf(length / Math.max(1, last.at - first.at), SPEEDS);
  const bow = bowOf(trace, first, { dx, dy, length });
  const bend = levelOf(Math.abs(bow), BOWS);
  return possibleAim({ ...placeOf(last, { dx, dy }), power: strength, curve: bow < 0 ? bend : -bend });
}

function levelOf(value: number, steps: readonly number[]): number {
  return steps.filter((step) => value >= step).length;
}

function placeOf({ x, y }: Trace, { dx, dy }: { dx: number; dy: number }): Pick<Aim, 'x' | 'y'> {
  const { middle, goalLine } = drawing;
  if (y <= goalLine) return { x: x - middle, y: goalLine - y };
  const left = (y - goalLine) / -dy;
  return { x: x + dx * left - middle, y: 8 };
}

/** How far the way leaves its chord, as a part of it: to the right where it is positive. */
function bowOf(
  trace: readonly Trace[],
  from: Trace,
  { dx, dy, length }: { dx: number; dy: number; length: number },
): number {
  let most = 0;
  for (const { x, y } of trace) {
    const away = ((y - from.y) * dx - (x - from.x) * dy) / length;
    if (Math.abs(away) > Math.abs(most)) most = away;
  }
  return most / length;
}
