import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { seedHash, serverDraw } from '../../../src/server/modules/games/game-result.ts';
import type { Aim } from '../../../src/shared/games/penalty-aim.ts';
import { type Draw, drawOf, drawText } from '../../../src/shared/games/penalty-draw.ts';
import { type KeeperId, keeperIds } from '../../../src/shared/games/penalty-keepers.ts';
import { decideKick, type Kick } from '../../../src/shared/games/penalty-kick.ts';
import { resultOf } from '../../../src/shared/games/penalty-play.ts';

const PLAYS = 600;
type Chance = (seed: string, number: number) => Draw;

const aims: Aim[] = [-100, -60, 0, 60, 100].flatMap((x) =>
  [5, 40, 70].flatMap((y) => [2, 5].map((power) => ({ x, y, power, curve: 0 }))),
);
const best: Aim = { x: 84, y: 0, power: 3, curve: 1 };

/** A program that has the source and all that was sent before the kick, and takes the published hash for the seed. */
function attack(hash: string, keeper: KeeperId, before: readonly Kick[]): Aim {
  const guess = drawOf(
    createHash('sha256')
      .update(drawText(hash, before.length + 1))
      .digest(),
  );
  return aims.find((aim) => decideKick(keeper, before, aim, guess).outcome === 'goal') ?? best;
}

/** How many of 100 plays the program wins against a server with this chance. */
function wonBy(chance: Chance): number {
  let won = 0;
  for (let nth = 0; nth < PLAYS; nth += 1) {
    const seed = `secret ${nth}`;
    const keeper = keeperIds[nth % keeperIds.length] ?? 'cat';
    const kicks: Kick[] = [];
    for (let number = 1; number <= 5; number += 1)
      kicks.push(decideKick(keeper, kicks, attack(seedHash(seed), keeper, kicks), chance(seed, number)));
    if (resultOf(kicks) === 'won') won += 1;
  }
  return (100 * won) / PLAYS;
}

it('what is published before a kick wins no play', () => {
  expect(wonBy(serverDraw)).toBeLessThan(60);
});

it('a server whose chance follows from what it publishes is found out', () => {
  expect(wonBy((seed, number) => serverDraw(seedHash(seed), number))).toBeGreaterThan(95);
});
