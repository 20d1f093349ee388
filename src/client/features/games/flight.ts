import type { Dive } from '../../../shared/games/penalty-keepers.ts';
import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { inNet, onStage, stage } from './stage-place.ts';

/** The keeper's move, in the stage's units and in degrees. */
const moves: Record<Dive, { x: number; y: number; turn: number }> = {
  leftLow: { x: -62, y: 14, turn: -78 },
  leftHigh: { x: -58, y: -6, turn: -52 },
  middle: { x: 0, y: -6, turn: 0 },
  rightLow: { x: 62, y: 14, turn: 78 },
  rightHigh: { x: 58, y: -6, turn: 52 },
};

/** Where his hands are then, in the goal's units. */
const handsAt: Record<Dive, { x: number; y: number }> = {
  leftLow: { x: -108, y: 28 },
  leftHigh: { x: -97, y: 66 },
  middle: { x: 0, y: 46 },
  rightLow: { x: 108, y: 28 },
  rightHigh: { x: 97, y: 66 },
};

/** As large as the style sheets draw them, in the stage's units. */
const BALL = { width: 32, height: 32 };
const KEEPER = { width: 90, height: 90 * (80 / 84) };

const STEPS = 8;
/** How far a curved ball leaves its way, and how small it is at the goal. */
const BOW = 34;
const FAR = 0.62;
const IN_NET = 0.54;
const BEYOND = 0.48;

/** Milliseconds from the foot to the goal: the harder, the shorter. */
export function flightTime({ aim: { power } }: Kick): number {
  return 640 - 70 * power;
}

/** A way as a part of what moves: it stays right where the stage becomes larger or smaller. */
const parts = (x: number, y: number, of: { width: number; height: number }) =>
  `translate(${(100 * x) / of.width}%, ${(100 * y) / of.height}%)`;

/** The way of the ball as transforms. */
export function ballFrames({ aim, ball, outcome }: Kick): Keyframe[] {
  const end = outcome === 'goal' ? inNet(ball) : onStage(ball);
  const [dx, dy] = [end.x - stage.ball.x, end.y - stage.ball.y];
  const size = { goal: IN_NET, saved: FAR, missed: BEYOND }[outcome];
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    const lift = Math.sin(part * Math.PI);
    const x = dx * part - aim.curve * BOW * lift;
    const y = dy * part - 10 * lift;
    return {
      transform: `${parts(x, y, BALL)} scale(${1 - (1 - size) * part}) rotate(${part * 540}deg)`,
    };
  });
}

/** The keeper's way as transforms: he waits for the foot, and goes. */
export function keeperFrames({ dive, ball, outcome }: Kick): Keyframe[] {
  const { turn, ...way } = moves[dive];
  const hands = handsAt[dive];
  // A saved ball ends at his hands.
  const part = outcome === 'saved' ? 0.7 : 0;
  const x = way.x + (ball.x - hands.x) * part;
  // He does not sink into the ground.
  const y = Math.min(way.y + 14, way.y - (ball.y - hands.y) * part);
  return [
    { transform: 'none' },
    { transform: 'translateY(3%) scale(1.03, 0.96)', offset: 0.18 },
    { transform: `${parts(x, y, KEEPER)} rotate(${turn}deg)` },
  ];
}
