import type { Seed } from './infra/db/seed.ts';
import { seeds } from './infra/db/seeds.ts';
import { shopsSeed } from './modules/shops/shops.seed.ts';

/** The parts of the demo data, in order; those of modules are written as their imports write them. */
export const demoData: readonly Seed[] = [...seeds, shopsSeed];
