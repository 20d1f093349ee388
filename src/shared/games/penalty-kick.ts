import { type Aim, goal } from './penalty-aim.ts';
import type { Draw } from './penalty-draw.ts';
import {
  type Dive,
  dives,
  type Habit,
  habitOf,
  type KeeperId,
  type Memory,
  type Outcome,
  type Side,
} from './penalty-keepers.ts';

/** A kick that has been decided. */
export interface Kick {
  aim: Aim;
  /** Where the ball went, in units from the middle of the goal and from the ground. */
  ball: { x: number; y: number };
  dive: Dive;
  outcome: Outcome;
}

/** Where his hands reach, by the way that he goes. */
const reachOf: Record<Dive, { x: number; y: number; rx: number; ry: number }> = {
  leftLow: { x: -74, y: 14, rx: 87, ry: 58 },
  leftHigh: { x: -70, y: 50, rx: 85, ry: 58 },
  middle: { x: 0, y: 36, rx: 74, ry: 68 },
  rightLow: { x: 74, y: 14, rx: 87, ry: 58 },
  rightHigh: { x: 70, y: 50, rx: 85, ry: 58 },
};

/** Decides a kick. @param before the kicks of the same play, the first one first */
export function decideKick(keeper: KeeperId, before: readonly Kick[], aim: Aim, draw: Draw): Kick {
  const dive = diveOf(habitOf(keeper, memoryOf(before.at(-1))), aim, draw);
  const ball = landing(aim, draw);
  return { aim, ball, dive, outcome: outcomeOf(ball, dive, aim.power) };
}

export function memoryOf(kick: Kick | undefined): Memory | undefined {
  if (!kick) return undefined;
  return { ball: sideOf(kick.ball.x), outcome: kick.outcome, dive: sideOf(reachOf[kick.dive].x) };
}

/** The third of the goal. */
export function sideOf(x: number): Side {
  if (Math.abs(x) <= 40) return 0;
  return x < 0 ? -1 : 1;
}

/** A curved ball starts far from where it goes. */
const BEND = 44;

export function diveOf({ reads, ways }: Habit, aim: Aim, draw: Draw): Dive {
  if (draw.reading >= reads) return wayAt(ways, draw.way);
  const side = sideOf(aim.x - aim.curve * BEND);
  if (side === 0) return 'middle';
  if (side < 0) return draw.isHigh ? 'leftHigh' : 'leftLow';
  return draw.isHigh ? 'rightHigh' : 'rightLow';
}

function wayAt(ways: Habit['ways'], value: number): Dive {
  let rest = value;
  for (const [index, way] of dives.entries()) {
    rest -= ways[index] ?? 0;
    if (rest < 0) return way;
  }
  return 'middle';
}

/** The harder and the more bent, the less exact. */
export function landing({ x, y, power, curve }: Aim, { scatterX, scatterY }: Draw): Kick['ball'] {
  const spread = 5 + Math.ceil((power * power) / 2) + 2 * Math.abs(curve);
  return { x: x + scatterX * spread, y: Math.abs(y + scatterY * spread) };
}

/** A hard ball leaves him less time, so he reaches less far. */
export function outcomeOf(ball: Kick['ball'], dive: Dive, power: number): Outcome {
  if (Math.abs(ball.x) > goal.halfWidth || ball.y > goal.height) return 'missed';
  const reach = reachOf[dive];
  const rx = reach.rx - 6 * (power - 1);
  const ry = reach.ry - 5 * (power - 1);
  const dx = (ball.x - reach.x) * ry;
  const dy = (ball.y - reach.y) * rx;
  return dx * dx + dy * dy <= rx * rx * ry * ry ? 'saved' : 'goal';
}
