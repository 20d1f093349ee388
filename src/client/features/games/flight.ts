import { goal } from '../../../shared/games/penalty-aim.ts';
import type { Dive } from '../../../shared/games/penalty-keepers.ts';
import type { Kick } from '../../../shared/games/penalty-kick.ts';
import { inNet, onStage, stage } from './stage-place.ts';

/** As large as the style sheet draws it, in the stage's units. */
const BALL = { width: 32, height: 32 };

const STEPS = 8;
/** How far a curved ball leaves its way, and how small it is at the goal. */
const BOW = 34;
const FAR = 0.64;
const IN_NET = 0.68;
const BEYOND = 0.52;
/** So far from the middle a ball and the gloves around it are inside the posts. */
const FRAME = 104;
/** So far he steps aside who stays in the middle: no farther than its third. */
const STEP = 34;

/** Milliseconds from the foot to the goal: the harder, the shorter. */
export function flightTime({ aim: { power } }: Kick): number {
  return 640 - 70 * power;
}

/** A way as a part of what moves: it stays right where the stage becomes larger or smaller. */
export const parts = (x: number, y: number, of: { width: number; height: number }) =>
  `translate(${(100 * x) / of.width}%, ${(100 * y) / of.height}%)`;

/** Where one sees him go: who has a ball at his side has it as high or as low as it came, whatever he meant to do. */
export function shownDive({ ball, dive, outcome }: Pick<Kick, 'ball' | 'dive' | 'outcome'>): Dive {
  if (outcome !== 'saved' || dive === 'middle') return dive;
  const isHigh = ball.y >= goal.height / 2;
  if (dive.startsWith('left')) return isHigh ? 'leftHigh' : 'leftLow';
  return isHigh ? 'rightHigh' : 'rightLow';
}

export const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** How low and how high his hands can hold a ball: in the middle before his chest, and at the sides clearly low or clearly high. */
function reachOf(dive: Dive): [number, number] {
  if (dive === 'middle') return [37, 42];
  return dive.endsWith('High') ? [50, 66] : [10, 26];
}

/** Where a saved ball is held: whole inside the frame, and within a step of the middle by one who stayed there. */
export function held(kick: Kick): { x: number; y: number } {
  const dive = shownDive(kick);
  const [low, high] = reachOf(dive);
  const far = dive === 'middle' ? STEP : FRAME;
  return { x: within(kick.ball.x, -far, far), y: within(kick.ball.y, low, high) };
}

/** Where the ball is in the end. */
export function landed(kick: Kick): { x: number; y: number } {
  if (kick.outcome === 'goal') return inNet(kick.ball);
  return onStage(kick.outcome === 'saved' ? held(kick) : kick.ball);
}

/** The ball's way from its spot, in the stage's units. */
export function wayOf(kick: Kick): { x: number; y: number; part: number }[] {
  return wayTo(landed(kick), kick.aim.curve);
}

/** The way from the ball's spot to an end on the stage in so many steps, in the stage's units from the spot. */
export function wayTo(
  end: { x: number; y: number },
  curve: number,
  steps = STEPS,
): { x: number; y: number; part: number }[] {
  const [dx, dy] = [end.x - stage.ball.x, end.y - stage.ball.y];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const lift = Math.sin(part * Math.PI);
    return { x: dx * part - curve * BOW * lift, y: dy * part - 10 * lift, part };
  });
}

/** The way of the ball as transforms. */
export function ballFrames(kick: Kick): Keyframe[] {
  const size = { goal: IN_NET, saved: FAR, missed: BEYOND }[kick.outcome];
  return wayOf(kick).map(({ x, y, part }) => ({
    transform: `${parts(x, y, BALL)} scale(${1 - (1 - size) * part}) rotate(${part * 540}deg)`,
  }));
}
