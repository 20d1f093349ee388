import type { Gift } from '../../../shared/api/catalogue.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { cycleOf } from '../../../shared/usage.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueNetworkTask } from '../../infra/ports/network/network-task.repository.ts';
import { type Allowance, endAllowances, insertAllowance } from './allowance.repository.ts';
import { type AllowedLine, planMbIn } from './line-allowance.repository.ts';

/** What a cause gives to a line. */
export type Giving = Pick<Allowance, 'source' | 'sourceId' | 'month' | 'startsAt' | 'endsOn'> & {
  gives: readonly Gift[];
  /** The number of the first volume; default 0. */
  firstPart?: number;
};

/**
 * Gives volumes to a line, each once; the network hears of them after this transaction. The volume of the plan is that of
 * the month in which it begins to count.
 * @returns how many are new
 */
export async function giveAllowances(
  tx: Queryable,
  deps: AppDeps,
  { contractId, startsOn }: Pick<AllowedLine, 'contractId' | 'startsOn'>,
  { gives, firstPart = 0, ...giving }: Giving,
): Promise<number> {
  const { month } = cycleOf(startsOn, berlinToday(giving.startsAt));
  let count = 0;
  for (const [index, { kind, zones, amount: given }] of gives.entries()) {
    const amount = given ?? (await planMbIn(tx, contractId, month));
    if (amount <= 0) continue;
    const id = deps.random.id();
    const part = firstPart + index;
    if (!(await insertAllowance(tx, { ...giving, id, contractId, part, kind, zones, amount }))) continue;
    const { startsAt, endsOn } = giving;
    const grant = { id, lineId: contractId, kind, zones, amount, startsAt: startsAt.toISOString(), endsOn };
    await enqueueNetworkTask(tx, { act: 'grant', input: grant }, deps.clock());
    count += 1;
  }
  return count;
}

/** Takes back what is left of a line's volumes: of all, or of some causes. */
export async function takeBack(
  tx: Queryable,
  { clock }: Pick<AppDeps, 'clock'>,
  contractId: string,
  sourceIds?: readonly string[],
): Promise<void> {
  const now = clock();
  const ended = await endAllowances(tx, contractId, { now, ...(sourceIds ? { sourceIds } : {}) });
  for (const { id } of ended) {
    const input = { id, lineId: contractId, at: now.toISOString() };
    await enqueueNetworkTask(tx, { act: 'endGrant', input }, now);
  }
}
