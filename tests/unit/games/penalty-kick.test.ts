import { describe, expect, it } from 'vitest';
import { type Aim, aimLimits, isPossible, possibleAim } from '../../../src/shared/games/penalty-aim.ts';
import { drawOf, drawText } from '../../../src/shared/games/penalty-draw.ts';
import { habitOf, keeperIds } from '../../../src/shared/games/penalty-keepers.ts';
import { decideKick, type Kick } from '../../../src/shared/games/penalty-kick.ts';
import { resultOf } from '../../../src/shared/games/penalty-play.ts';
import { bestChances } from '../../support/games/best-strategy.ts';

const corner: Aim = { x: 100, y: 20, power: 3, curve: 0 };
const calm = drawOf(Uint8Array.of(255, 0, 0, 0b00_11_00_11));

describe('what a foot can do', () => {
  it.each<[string, Partial<Aim>, boolean]>([
    ['a corner', {}, true],
    ['past the goal', { x: aimLimits.x.max }, true],
    ['further than that', { x: aimLimits.x.max + 1 }, false],
    ['into the ground', { y: -1 }, false],
    ['half a unit', { x: 0.5 }, false],
    ['no number', { power: Number.NaN }, false],
    ['as hard as one can, a little bent', { power: 5, curve: -1 }, true],
    ['as hard as one can, well bent', { power: 5, curve: 2 }, false],
  ])('%s: %j is possible: %s', (_, part, isRight) => {
    expect(isPossible({ ...corner, ...part })).toBe(isRight);
  });

  it('makes any gesture the nearest possible kick', () => {
    expect(possibleAim({ x: 999.4, y: -3, power: 9, curve: -7 })).toEqual({
      x: 140,
      y: 0,
      power: 5,
      curve: -1,
    });
  });
});

describe('the chance in four bytes', () => {
  it('is the same for the same bytes', () => {
    expect(drawOf(Uint8Array.of(1, 2, 3, 0b11_11_00_00))).toEqual({
      reading: 1,
      way: 2,
      isHigh: true,
      scatterX: -3,
      scatterY: 3,
    });
  });

  it('names seed and kick', () => expect(drawText('ab', 2)).toBe('ab:2'));

  it('has no way that a keeper could not go', () => {
    for (const keeper of keeperIds)
      for (const last of [undefined, { ball: 1, outcome: 'goal', dive: -1 } as const]) {
        expect(habitOf(keeper, last).ways.reduce((sum, weight) => sum + weight, 0)).toBe(256);
      }
  });
});

describe('a kick', () => {
  it.each<[string, Partial<Aim>, number, Pick<Kick, 'dive' | 'outcome'>]>([
    ['to the other side', { x: 90 }, 0, { dive: 'leftLow', outcome: 'goal' }],
    ['into his hands', { x: -80 }, 0, { dive: 'leftLow', outcome: 'saved' }],
    ['past the goal', { x: 130 }, 0, { dive: 'leftLow', outcome: 'missed' }],
    ['over it', { y: 95 }, 0, { dive: 'leftLow', outcome: 'missed' }],
    ['to the middle, where he stays', { x: 0, y: 40 }, 120, { dive: 'middle', outcome: 'saved' }],
  ])('%s', (_, part, way, expected) => {
    const kick = decideKick('chaser', [], { ...corner, ...part }, { ...calm, scatterX: 0, scatterY: 0, way });
    expect(kick).toMatchObject(expected);
  });

  it('that is curved fools the keeper who reads it', () => {
    const reads = { ...calm, reading: 0, scatterX: 0, scatterY: 0 };
    expect(decideKick('cat', [], corner, reads).dive).toBe('rightLow');
    expect(decideKick('cat', [], { ...corner, curve: 2 }, reads).dive).toBe('middle');
  });

  it('meets a keeper who remembers the one before', () => {
    const before = { aim: corner, ball: { x: 100, y: 20 }, dive: 'leftLow', outcome: 'goal' } as const;
    const often = (kicks: readonly Kick[], keeper: 'chaser' | 'stubborn') =>
      Array.from(
        { length: 256 },
        (_, way) => decideKick(keeper, kicks, corner, { ...calm, way }).dive,
      ).filter((dive) => dive.startsWith('right')).length;
    expect(often([], 'chaser')).toBe(96);
    expect(often([before], 'chaser')).toBe(116);
    expect(often([before], 'stubborn')).toBe(116);
    expect(often([{ ...before, outcome: 'saved' }], 'stubborn')).toBe(80);
  });
});

describe('a play', () => {
  const kicks = (goals: number, all = 5) =>
    Array.from({ length: all }, (_, index) => ({ outcome: index < goals ? 'goal' : 'missed' }) as const);

  it('is won by four goals of five', () => {
    expect(resultOf(kicks(4, 4))).toBeNull();
    expect(resultOf(kicks(4))).toBe('won');
    expect(resultOf(kicks(3))).toBe('lost');
  });

  it('is won by the best player in 55 to 60 of 100 cases, whoever keeps the goal', {
    timeout: 180_000,
  }, () => {
    for (const chance of bestChances(keeperIds, 5, 4)) {
      expect(chance).toBeLessThanOrEqual(0.6);
      expect(chance).toBeGreaterThan(0.55);
    }
  });
});
