import type { Seed } from './seed.ts';

/** The parts of the demo data, in order. */
export const seeds: readonly Seed[] = [];
