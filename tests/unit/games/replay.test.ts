import { expect, it } from 'vitest';
import { isFair } from '../../../src/client/features/games/is-fair.ts';
import { seedHash, serverDraw } from '../../../src/server/modules/games/game-result.ts';
import type { GameResult } from '../../../src/shared/api/games.ts';
import { aimLimits, possibleAim } from '../../../src/shared/games/penalty-aim.ts';
import { keeperIds } from '../../../src/shared/games/penalty-keepers.ts';
import { decideKick, type Kick } from '../../../src/shared/games/penalty-kick.ts';

const PLAYS = 10_000;
/** Numbers that are the same in each run. */
let state = 7;
function between({ min, max }: { min: number; max: number }): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return min + Math.floor((state / 2 ** 32) * (max - min + 1));
}

/** A play as the server decides it. */
function played(nth: number): GameResult {
  const seed = `seed ${nth}`;
  const keeper = keeperIds[nth % keeperIds.length] ?? 'cat';
  const kicks: Kick[] = [];
  for (let number = 1; number <= 5; number += 1) {
    const { x, y, power, curve } = aimLimits;
    const aim = possibleAim({ x: between(x), y: between(y), power: between(power), curve: between(curve) });
    kicks.push(decideKick(keeper, kicks, aim, serverDraw(seed, number)));
  }
  return {
    id: '',
    roundId: '',
    slug: '',
    title: '',
    keeper,
    state: 'lost',
    startedAt: '',
    endsAt: '',
    seed,
    seedHash: seedHash(seed),
    kicks: kicks.map((kick, index) => ({ number: index + 1, ...kick })),
    rewards: [],
    reward: null,
  };
}

it('10,000 plays of the server are repeated alike by the browser', { timeout: 180_000 }, async () => {
  const outcomes = new Set<string>();
  for (let nth = 0; nth < PLAYS; nth += 1) {
    const result = played(nth);
    for (const { outcome } of result.kicks) outcomes.add(outcome);
    expect(await isFair(result), `play ${nth}`).toBe(true);
  }
  expect(outcomes).toEqual(new Set(['goal', 'saved', 'missed']));
});

it('a server that changes a keeper’s move, a ball or the seed is found out', async () => {
  const result = played(1);
  const [first, ...rest] = result.kicks;
  if (!first) throw new Error('There is no kick.');
  const other = first.dive === 'middle' ? 'leftLow' : 'middle';
  expect(await isFair({ ...result, kicks: [{ ...first, dive: other }, ...rest] })).toBe(false);
  const ball = { ...first.ball, x: first.ball.x + 1 };
  expect(await isFair({ ...result, kicks: [{ ...first, ball }, ...rest] })).toBe(false);
  expect(await isFair({ ...result, seed: 'another' })).toBe(false);
  expect(await isFair({ ...result, seed: null })).toBeUndefined();
});
