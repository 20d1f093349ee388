import type { Seed } from './seed.ts';
import { catalogueSeed } from './seeds/catalogue.seed.ts';
import { demoAccountsSeed } from './seeds/demo-accounts.seed.ts';
import { demoContractSeed } from './seeds/demo-contract.seed.ts';
import { numbersSeed } from './seeds/numbers.seed.ts';

/** The parts of the demo data, in order. */
export const seeds: readonly Seed[] = [demoAccountsSeed, catalogueSeed, numbersSeed, demoContractSeed];
