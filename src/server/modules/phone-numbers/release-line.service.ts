import type { Queryable } from '../../infra/db/queryable.ts';
import { quarantineNumber } from './released-number.repository.ts';
import { blockSim } from './sim.repository.ts';

/** Ends a line: its number goes into quarantine, and its SIM is blocked. */
export async function releaseLine(tx: Queryable, orderId: string, quarantinedUntil: Date): Promise<void> {
  await quarantineNumber(tx, orderId, quarantinedUntil);
  await blockSim(tx, orderId);
}
