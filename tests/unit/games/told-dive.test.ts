import { expect, test } from 'vitest';
import { landed } from '../../../src/client/features/games/flight.ts';
import { keeperFrames, toldDive } from '../../../src/client/features/games/keeper-flight.ts';
import { dives } from '../../../src/shared/games/penalty-keepers.ts';
import { type Kick, outcomeOf, sideOf } from '../../../src/shared/games/penalty-kick.ts';

/** From the middle of his turn to his hands, how high that is above the line, and how large he is drawn. */
const [ARM, PIVOT, WIDE, TALL] = [54, 30.8, 90, 90 * (80 / 84)];
const MIDDLE = 180;

/** Where he is in the end: how far aside, how far over he leans, and where his hands are. */
function seen(kick: Kick) {
  const last = String(keeperFrames(kick).at(-1)?.transform);
  const [, x, y, degrees] = (/translate\((.+)%, (.+)%\) rotate\((.+)deg\)/.exec(last) ?? []).map(Number);
  if (x === undefined || y === undefined || degrees === undefined) throw new Error(last);
  const turn = (degrees * Math.PI) / 180;
  const aside = (x / 100) * WIDE;
  return {
    aside,
    degrees,
    across: aside + ARM * Math.sin(turn),
    up: PIVOT - (y / 100) * TALL + ARM * Math.cos(turn),
  };
}

/** All that can become of a ball at each place, by a placed kick and by a hard one. */
const kicks: Kick[] = dives.flatMap((dive) =>
  [1, 5].flatMap((power) =>
    Array.from({ length: 27 }, (_, at) => at * 10 - 130).flatMap((x) =>
      Array.from({ length: 10 }, (_, at) => at * 10).map((y) => ({
        aim: { x, y, power, curve: 0 },
        ball: { x, y },
        dive,
        outcome: outcomeOf({ x, y }, dive, power),
      })),
    ),
  ),
);

const told = (which: ReturnType<typeof toldDive>) => kicks.filter((kick) => toldDive(kick) === which);
const named = (kick: Kick) => `${kick.outcome} ${kick.dive} ${kick.ball.x} ${kick.ball.y}`;

test('each sentence is said of some kick, and each outcome is among them', () => {
  expect(new Set(kicks.map(toldDive))).toEqual(new Set([...dives, 'late']));
  expect(new Set(kicks.map(({ outcome }) => outcome))).toEqual(new Set(['goal', 'saved', 'missed']));
});

test.each(['left', 'right'] as const)(
  'who is said to go to the %s is seen there, as high or as low',
  (side) => {
    const sign = side === 'left' ? -1 : 1;
    for (const height of ['Low', 'High'] as const)
      for (const kick of told(`${side}${height}`)) {
        const { across, up, degrees } = seen(kick);
        expect(sign * across, named(kick)).toBeGreaterThan(30);
        // Low is along the ground, and high is above the middle of the goal.
        if (height === 'Low') expect(up, named(kick)).toBeLessThan(36);
        else expect(up, named(kick)).toBeGreaterThan(44);
        if (height === 'Low') expect(Math.abs(degrees), named(kick)).toBeGreaterThan(70);
        else expect(Math.abs(degrees), named(kick)).toBeLessThan(66);
      }
  },
);

test('who is said to stay in the middle stands there, whatever becomes of the ball', () => {
  for (const kick of told('middle')) {
    expect(kick.dive).toBe('middle');
    expect(Math.abs(seen(kick).aside), named(kick)).toBeLessThanOrEqual(40);
    expect(seen(kick).degrees, named(kick)).toBe(0);
  }
});

test('who is said to be too late goes to the side of the goal, and his hands are not there yet', () => {
  for (const kick of told('late')) {
    expect(kick.outcome, named(kick)).toBe('goal');
    const side = sideOf(kick.ball.x);
    expect(kick.dive.startsWith(side < 0 ? 'left' : 'right'), named(kick)).toBe(true);
    const { aside, across } = seen(kick);
    expect(side * aside, named(kick)).toBeGreaterThan(10);
    expect(side * (landed(kick).x - MIDDLE - across), named(kick)).toBeGreaterThan(12);
  }
});

test('who goes to the other side is never said to be too late', () => {
  const other = kicks.filter(({ ball, dive }) => dive.startsWith(ball.x < 0 ? 'right' : 'left'));
  expect(other.filter((kick) => toldDive(kick) === 'late').map(named)).toEqual([]);
});
