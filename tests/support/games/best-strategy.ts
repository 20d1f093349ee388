import { type Aim, aimLimits, isPossible } from '../../../src/shared/games/penalty-aim.ts';
import {
  type Dive,
  dives,
  type Habit,
  habitOf,
  type KeeperId,
} from '../../../src/shared/games/penalty-keepers.ts';
import { diveOf, landing, outcomeOf } from '../../../src/shared/games/penalty-kick.ts';

const sides = [-1, 0, 1] as const;
const nothing = { reading: 0, way: 0, isHigh: false, scatterX: 0, scatterY: 0 };

/** How often of 16 each value of a scatter comes: the sum of two dice from 0 to 3, less 3. */
const scatters = [1, 2, 3, 4, 3, 2, 1].map((of16, index) => ({ value: index - 3, chance: of16 / 16 }));

/**
 * The chance to win a play by the best kick in each situation, for a player who knows the rules and the keeper, but not
 * the seed. After the first kick each keeper is taken to be in the situation that is best for the player: no strategy
 * can be better than that.
 */
export function bestChances(keepers: readonly KeeperId[], kicks: number, toWin: number): number[] {
  const situations = keepers.map((keeper) => ({
    first: habitOf(keeper, undefined),
    later: laterHabits(keeper),
  }));
  const best = bestKicks(situations.flatMap(({ first, later }) => [first, ...later]));
  return situations.map(({ first, later }) =>
    chanceToWin(best.get(first) ?? 0, Math.max(...later.map((habit) => best.get(habit) ?? 0)), kicks, toWin),
  );
}

function laterHabits(keeper: KeeperId): Habit[] {
  const all = sides.flatMap((ball) =>
    sides.flatMap((dive) =>
      (['goal', 'saved', 'missed'] as const).map((outcome) => habitOf(keeper, { ball, dive, outcome })),
    ),
  );
  return [...new Map(all.map((habit) => [JSON.stringify(habit), habit])).values()];
}

/** @param first the chance of a goal by the first kick @param later by each later one */
function chanceToWin(first: number, later: number, kicks: number, toWin: number): number {
  const won = (left: number, missing: number): number => {
    if (missing === 0) return 1;
    if (missing > left) return 0;
    const goal = left === kicks ? first : later;
    return goal * won(left - 1, missing - 1) + (1 - goal) * won(left - 1, missing);
  };
  return won(kicks, toWin);
}

/**
 * The chance of a goal by the best of all kicks that there are, against each habit. To the right alone: goal, keepers
 * and their habits are the same mirrored.
 */
function bestKicks(habits: readonly Habit[]): Map<Habit, number> {
  const best = new Map<Habit, number>();
  for (const aim of kicksToTheRight()) {
    const goals = dives.map((dive) => goalAgainst(aim, dive));
    for (const curve of new Set([aim.curve, -aim.curve]))
      for (const habit of habits)
        best.set(habit, Math.max(best.get(habit) ?? 0, goalBy(habit, { ...aim, curve }, goals)));
  }
  return best;
}

/** Those that bend to the right; a bend to the left scatters alike. */
function* kicksToTheRight(): Generator<Aim> {
  const { x: xs, y: ys, power: powers, curve: curves } = aimLimits;
  for (let power = powers.min; power <= powers.max; power += 1)
    for (let curve = 0; curve <= curves.max; curve += 1)
      for (let x = 0; x <= xs.max; x += 1)
        for (let y = ys.min; y <= ys.max; y += 1) {
          const aim = { x, y, power, curve };
          if (isPossible(aim)) yield aim;
        }
}

function goalAgainst(aim: Aim, dive: Dive): number {
  const goals = goalsOf(aim.power, dive);
  let sum = 0;
  for (const across of scatters)
    for (const up of scatters) {
      const ball = landing(aim, { ...nothing, scatterX: across.value, scatterY: up.value });
      if (goals[cell(ball)]) sum += across.chance * up.chance;
    }
  return sum;
}

/** Wide enough for every ball. */
const ROW = 600;
const cell = ({ x, y }: { x: number; y: number }) => y * ROW + x + ROW / 2;

const known = new Map<string, Uint8Array>();

/** Which balls are goals, looked up instead of judged again for each kick. */
function goalsOf(power: number, dive: Dive): Uint8Array {
  const key = `${power} ${dive}`;
  const found = known.get(key);
  if (found) return found;
  const goals = new Uint8Array(ROW * 300);
  for (let y = 0; y < 300; y += 1)
    for (let x = -ROW / 2; x < ROW / 2; x += 1)
      goals[cell({ x, y })] = outcomeOf({ x, y }, dive, power) === 'goal' ? 1 : 0;
  known.set(key, goals);
  return goals;
}

function goalBy(habit: Habit, aim: Aim, goals: readonly number[]): number {
  const read = habit.reads / 256;
  const guessed = habit.ways.reduce((sum, weight, index) => sum + (weight / 256) * (goals[index] ?? 0), 0);
  if (read === 0) return guessed;
  const seen = [false, true].map(
    (isHigh) => goals[dives.indexOf(diveOf(habit, aim, { ...nothing, isHigh }))] ?? 0,
  );
  return (1 - read) * guessed + (read * ((seen[0] ?? 0) + (seen[1] ?? 0))) / 2;
}
