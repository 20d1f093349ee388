import type { Seed } from '../infra/db/seed.ts';
import { demoAccountsSeed } from '../infra/db/seeds/demo-accounts.seed.ts';
import { demoContractSeed } from '../infra/db/seeds/demo-contract.seed.ts';
import { stockSeeds } from './stock/stock-seeds.ts';

/** The parts of the demo data, in order. */
export const seeds: readonly Seed[] = [demoAccountsSeed, ...stockSeeds, demoContractSeed];
