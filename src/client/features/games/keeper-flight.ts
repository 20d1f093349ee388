import type { Dive } from '../../../shared/games/penalty-keepers.ts';
import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { held, landed, parts, shownDive, within } from './flight.ts';
import { drawing } from './stage-place.ts';

/** The keeper's move, in the stage's units and in degrees. */
const moves: Record<Dive, { x: number; y: number; turn: number }> = {
  leftLow: { x: -62, y: 14, turn: -78 },
  leftHigh: { x: -58, y: -6, turn: -52 },
  middle: { x: 0, y: -2, turn: 0 },
  rightLow: { x: 62, y: 14, turn: 78 },
  rightHigh: { x: 58, y: -6, turn: 52 },
};

/** How high his hands are then, in the goal's units. */
const handsAt: Record<Dive, number> = {
  leftLow: 28,
  leftHigh: 70,
  middle: 39,
  rightLow: 28,
  rightHigh: 70,
};

/** As large as the style sheet draws him, in the stage's units. */
const KEEPER = { width: 90, height: 90 * (80 / 84) };

/** So far from a goal at his side his hands are: he comes too late, and it is no save that one sees. */
const SHORT = 26;
/** So far he goes at least, so that one sees to which side. */
const LEAST = 12;
/** So far from the middle a ball is at a side. */
const ASIDE = 45;

/** From the middle of his turn to his hands, in the stage's units; and how much lower than usual he can be. */
const ARM = 54;
const LOWER = 14;
/** From there to the ground, and to the boots of one who stretches. */
const UNDER = 32;
const BOOTS = 48;
/** Degrees that bring his hands down by a unit. */
const TILT = 1.4;

/**
 * Where he is in the end. A saved ball ends in his hands: for one that is lower than his dive he turns farther. One
 * before the middle of the goal meets his arms, since he has gone to the side.
 */
function caught(kick: Kick): { x: number; turn: number } {
  const { outcome } = kick;
  const dive = shownDive(kick);
  const { x, turn } = moves[dive];
  const side = Math.sign(x);
  if (isLate(kick)) return late(kick, { x, turn });
  if (outcome !== 'saved') return { x, turn };
  const ball = held(kick);
  if (side === 0) return { x: ball.x, turn };
  const tilt = Math.abs(turn) + TILT * Math.max(0, handsAt[dive] - ball.y - LOWER);
  const reach = ARM * Math.sin((tilt * Math.PI) / 180);
  return { x: side * Math.max(16, side * ball.x - reach), turn: side * tilt };
}

/** How far to his side a ball is in the end. */
const ballAt = (kick: Kick, side: number) => side * (landed(kick).x - drawing.middle);

/** The ball goes in at the side that he goes to, and he is still on his way. Who is on the ground has a high ball above him. */
function isLate(kick: Kick): boolean {
  const side = Math.sign(moves[kick.dive].x);
  if (kick.outcome !== 'goal' || side === 0 || ballAt(kick, side) < ASIDE) return false;
  return kick.ball.y - handsAt[kick.dive] <= SHORT;
}

/** What is said of him: which way one sees him go, or that he comes too late, where he has not gone all of it. */
export function toldDive(kick: Kick): Dive | 'late' {
  return isLate(kick) ? 'late' : shownDive(kick);
}

/** His hands end before the ball. */
function late(kick: Kick, { x, turn }: { x: number; turn: number }): { x: number; turn: number } {
  const side = Math.sign(x);
  const hands = ballAt(kick, side) - SHORT;
  const step = within(hands / 3, LEAST, Math.abs(x));
  const tilt = (Math.asin(within((hands - step) / ARM, 0, 1)) * 180) / Math.PI;
  return { x: side * step, turn: side * Math.min(Math.abs(turn), tilt) };
}

/** Where a keeper lies in the end, from the middle of the goal to his side. */
export function keeperEnd(kick: Kick): number {
  return caught(kick).x;
}

/** How much lower he is in the end: he does not sink into the ground. */
function lowered(kick: Kick, turn: number): number {
  const dive = shownDive(kick);
  const { y } = moves[dive];
  if (kick.outcome === 'saved') return y + Math.min(LOWER, handsAt[dive] - held(kick).y);
  if (dive === 'middle') return y;
  return Math.min(y, UNDER - BOOTS * Math.cos((turn * Math.PI) / 180));
}

/** The keeper's way as transforms: he waits for the foot, and goes. */
export function keeperFrames(kick: Kick): Keyframe[] {
  const { x, turn } = caught(kick);
  const y = lowered(kick, turn);
  return [
    { transform: 'none' },
    { transform: 'translateY(3%) scale(1.03, 0.96)', offset: 0.18 },
    { transform: `${parts(x, y, KEEPER)} rotate(${turn}deg)` },
  ];
}
