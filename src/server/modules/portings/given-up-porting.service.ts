import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { type PortingStand, portingOfOrder } from './porting.repository.ts';

/** The day from which a refused porting can be given up without cost; null unless it is refused. */
export function givenUpFrom(
  { config }: Pick<AppDeps, 'config'>,
  { status, updatedAt }: Pick<PortingStand, 'status' | 'updatedAt'>,
): string | null {
  return status === 'rejected' ? addDays(berlinToday(updatedAt), config.portingGiveUpDays) : null;
}

/**
 * The customer may give up a porting that was refused and not corrected for so long.
 * @throws Problem 1111 for an order without a porting; 1120 when it is too early, or the porting is not refused
 */
export async function requireGivenUp(tx: Queryable, deps: AppDeps, orderId: string): Promise<PortingStand> {
  const porting = await portingOfOrder(tx, orderId);
  if (!porting) throw problem(1111);
  const from = givenUpFrom(deps, porting);
  if (from === null || berlinToday(deps.clock()) < from) throw problem(1120);
  return porting;
}
