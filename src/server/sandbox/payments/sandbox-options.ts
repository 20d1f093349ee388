import type { Clock } from '../../../shared/clock.ts';
import type { Database } from '../../infra/db/queryable.ts';
import type { Random } from '../../infra/random.ts';

/** The options of a sandbox provider. */
export interface SandboxOptions {
  db: Database;
  clock: Clock;
  random: Random;
  secret: string;
  /** How long it takes until an open process ends. */
  settleSeconds: number;
}

/** When a process that begins now ends. */
export function soon({ clock, settleSeconds }: Pick<SandboxOptions, 'clock' | 'settleSeconds'>): Date {
  return new Date(clock().getTime() + settleSeconds * 1000);
}
