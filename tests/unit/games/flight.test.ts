import { expect, test } from 'vitest';
import { landed, shownDive } from '../../../src/client/features/games/flight.ts';
import { keeperFrames } from '../../../src/client/features/games/keeper-flight.ts';
import { type Dive, dives } from '../../../src/shared/games/penalty-keepers.ts';
import { outcomeOf } from '../../../src/shared/games/penalty-kick.ts';

const aim = { x: 0, y: 0, power: 3, curve: 0 };
/** From the middle of his turn to his hands, in the drawing's units, and how wide he is drawn. */
const [ARM, WIDE] = [54, 90];
const MIDDLE = 180;

/** How far from the middle of the goal his hands are in the end. */
function handsAcross(
  ball: { x: number; y: number },
  dive: Dive,
  outcome: 'saved' | 'goal' = 'saved',
): number {
  const last = keeperFrames({ aim, ball, dive, outcome }).at(-1)?.transform;
  const [, moved, turn] = /translate\((-?[\d.]+)%.*rotate\((-?[\d.]+)deg/.exec(String(last)) ?? [];
  return (Number(moved) / 100) * WIDE + ARM * Math.sin((Number(turn) * Math.PI) / 180);
}

test('each ball that is saved at the side ends between the hands', () => {
  for (const dive of ['leftLow', 'leftHigh', 'rightLow', 'rightHigh'] as const)
    for (let x = 75; x <= 120; x += 5)
      for (let y = 0; y <= 80; y += 5) {
        const ball = { x: dive.startsWith('left') ? -x : x, y };
        if (outcomeOf(ball, dive, 1) !== 'saved') continue;
        const seen = landed({ aim, ball, dive, outcome: 'saved' }).x - MIDDLE;
        expect(Math.abs(handsAcross(ball, dive) - seen), `${dive} ${x} ${y}`).toBeLessThan(1);
      }
});

test('a ball that goes in at the side of the keeper is before no hand', () => {
  for (const dive of ['leftLow', 'leftHigh', 'rightLow', 'rightHigh'] as const)
    for (let x = 60; x <= 115; x += 5) {
      const ball = { x: dive.startsWith('left') ? -x : x, y: 10 };
      const kick = { aim, ball, dive, outcome: 'goal' as const };
      const hands = Math.abs(handsAcross(ball, dive, 'goal'));
      expect(Math.abs(landed(kick).x - MIDDLE) - hands, `${dive} ${x}`).toBeGreaterThan(12);
    }
});

test('a ball that is saved ends whole inside the frame, and in the middle before his chest', () => {
  const [POST, BAR, LINE, RADIUS] = [117, 91, 168, 10];
  for (const dive of ['leftHigh', 'middle', 'rightLow'] as const)
    for (const x of [-120, 0, 120])
      for (const y of [0, 40, 80]) {
        const seen = landed({ aim, ball: { x, y }, dive, outcome: 'saved' });
        expect(Math.abs(seen.x - MIDDLE) + RADIUS).toBeLessThan(POST);
        expect(seen.y - RADIUS).toBeGreaterThan(BAR);
        expect(seen.y).toBeLessThan(LINE);
        if (dive === 'middle') expect(seen.y).toBeGreaterThan(LINE - 50);
      }
});

test('what is said of the keeper is what is seen of him: left and right as the player sees them, high and low', () => {
  for (const dive of dives)
    for (let x = -130; x <= 130; x += 20)
      for (let y = 0; y <= 90; y += 10) {
        const outcome = outcomeOf({ x, y }, dive, 1);
        const kick = { aim, ball: { x, y }, dive, outcome };
        const [said, name] = [shownDive(kick), `${dive} ${x} ${y} ${outcome}`];
        const last = String(keeperFrames(kick).at(-1)?.transform);
        const moved = (Number(/translate\((-?[\d.]+)%/.exec(last)?.[1]) / 100) * WIDE;
        if (said === 'middle') expect(Math.abs(moved), name).toBeLessThanOrEqual(40);
        else expect(said.startsWith('left') ? -moved : moved, name).toBeGreaterThan(10);
        if (outcome !== 'saved') continue;
        const ball = landed(kick);
        if (said === 'middle') expect(Math.abs(ball.x - MIDDLE), name).toBeLessThanOrEqual(40);
        else expect(168 - ball.y >= 40, name).toBe(said.endsWith('High'));
      }
});
