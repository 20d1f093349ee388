import type { Clock } from '../../../../shared/clock.ts';
import type { Database } from '../../../db/queryable.ts';
import type { Random } from '../../../infra/random.ts';

/** What a sandbox provider is made from. */
export interface SandboxOptions {
  db: Database;
  clock: Clock;
  random: Random;
  secret: string;
  /** How long it takes until what is under way ends. */
  settleSeconds: number;
}
