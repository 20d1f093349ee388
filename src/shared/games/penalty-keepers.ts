export const outcomes = ['goal', 'saved', 'missed'] as const;
export type Outcome = (typeof outcomes)[number];

/** Where a keeper goes. */
export const dives = ['leftLow', 'leftHigh', 'middle', 'rightLow', 'rightHigh'] as const;
export type Dive = (typeof dives)[number];

export const keeperIds = ['cat', 'tower', 'chaser', 'stubborn'] as const;
export type KeeperId = (typeof keeperIds)[number];

export type Side = -1 | 0 | 1;

/** What a keeper remembers of the kick before. */
export interface Memory {
  /** Where the ball went. */
  ball: Side;
  outcome: Outcome;
  /** Where he went. */
  dive: Side;
}

/** How a keeper plays. */
export interface Habit {
  /** Of 256 kicks, how many he waits for and reads: he then goes where the ball starts. */
  reads: number;
  /** Otherwise: how often of 256 he goes each way, in the order of `dives`. */
  ways: readonly [number, number, number, number, number];
}

const even: Habit['ways'] = [48, 48, 64, 48, 48];

/** More often to one side than to the other. */
function towards(side: Side): Habit['ways'] {
  if (side === 0) return [44, 42, 84, 42, 44];
  return side < 0 ? [60, 56, 60, 38, 42] : [42, 38, 60, 56, 60];
}

/** The habits of each keeper. The page describes them. */
const habits: Record<KeeperId, (last: Memory | undefined) => Habit> = {
  /** Waits, and goes where the ball starts: a curved ball fools him. */
  cat: () => ({ reads: 76, ways: even }),
  /** Often stays in the middle. */
  tower: () => ({ reads: 52, ways: [44, 42, 84, 42, 44] }),
  /** Goes where the last ball went. */
  chaser: (last) => ({ reads: 24, ways: last ? towards(last.ball) : even }),
  /** Repeats his way after a save and changes it after a goal. */
  stubborn: (last) => ({ reads: 24, ways: last ? towards(stubbornSide(last)) : even }),
};

function stubbornSide({ outcome, dive }: Memory): Side {
  if (outcome === 'saved' || dive === 0) return dive;
  return dive < 0 ? 1 : -1;
}

export function habitOf(keeper: KeeperId, last: Memory | undefined): Habit {
  return habits[keeper](last);
}
