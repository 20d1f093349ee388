import type { Database } from '../../../src/server/infra/db/queryable.ts';
import type { Walk } from './operations.ts';
import type { Owner } from './owners.ts';

/** A server on its database, with customers who ask. */
export interface Side {
  address: string;
  db: Database;
  owners: readonly Owner[];
  /** Free numbers that are not taken yet. */
  numbers: string[];
  customers: number;
}

/** An operation on both sides, in milliseconds. */
export interface Compared {
  name: string;
  few: Figures;
  many: Figures;
  ratio: number;
  statuses: string;
}

interface Figures {
  p50: number;
  p95: number;
}

interface Answers {
  times: number[];
  statuses: Set<number>;
}

/** Plays each walk so often on both sides, in turns, and compares the answers' times by operation. */
export async function compare(
  walks: readonly Walk[],
  [few, many]: readonly [Side, Side],
  samples: number,
): Promise<Compared[]> {
  const seen = [new Map<string, Answers>(), new Map<string, Answers>()] as const;
  for (let sample = 0; sample < samples; sample++)
    for (const walk of walks) {
      const turns = [() => play(walk, few, sample, seen[0]), () => play(walk, many, sample, seen[1])];
      // What is first warms the processor's memory for the other.
      for (const turn of sample % 2 ? turns.reverse() : turns) await turn();
    }
  return [...seen[0]].map(([name, answers]) => comparedOf(name, answers, seen[1].get(name)));
}

async function play(walk: Walk, side: Side, sample: number, seen: Map<string, Answers>): Promise<void> {
  const owner = side.owners[sample % side.owners.length];
  if (!owner) throw new Error('There are no customers.');
  const { address, numbers, customers } = side;
  for (const [name, { ms, status }] of Object.entries(await walk({ owner, address, numbers, customers }))) {
    const answers = seen.get(name) ?? { times: [], statuses: new Set() };
    seen.set(name, answers);
    answers.times.push(ms);
    answers.statuses.add(status);
  }
}

function comparedOf(name: string, few: Answers, many: Answers = few): Compared {
  const [a, b] = [figuresOf(few.times), figuresOf(many.times)];
  const [statuses, others] = [few, many].map((side) => [...side.statuses].sort().join('/'));
  return {
    name,
    few: a,
    many: b,
    ratio: b.p95 / a.p95,
    statuses: statuses === others ? `${statuses}` : `${statuses} and ${others}`,
  };
}

export function figuresOf(times: readonly number[]): Figures {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
