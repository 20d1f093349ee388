import rules from '../../../../teams/content/usage.json' with { type: 'json' };
import { addDays } from '../../../shared/calendar.ts';
import { berlinMidnight, berlinToday } from '../../../shared/dates.ts';
import type { Zone } from '../../../shared/enums.ts';
import { cycleOf, nthCycle } from '../../../shared/usage.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { eachRow } from './each-row.service.ts';
import { giveAllowances } from './give-allowances.service.ts';
import {
  type AllowedLine,
  findAllowedLine,
  linesWithDueMonth,
  lockMonths,
  setNextMonth,
} from './line-allowance.repository.ts';

/** Gives all lines the months of their plans that have begun. Any number of processes may do it at once. */
export function giveDueMonths(deps: AppDeps): Promise<void> {
  const today = berlinToday(deps.clock());
  return eachRow(
    deps,
    (limit) => linesWithDueMonth(deps.db, today, limit),
    async (tx, contractId) => (await lockMonths(tx, contractId)) && giveMonths(tx, deps, contractId, today),
  );
}

/** Gives a locked line the months of its plan until today. */
export async function giveMonths(tx: Queryable, deps: AppDeps, contractId: string, today: string) {
  const line = await findAllowedLine(tx, contractId);
  if (!line?.nextMonthOn) return;
  let next: string | null = line.nextMonthOn;
  while (next !== null && next <= today) {
    const goesOn: boolean = line.isActive && (line.endedOn === null || next <= line.endedOn);
    if (goesOn) await giveMonth(tx, deps, line, cycleOf(line.startsOn, next).month);
    next = goesOn ? addDays(cycleOf(line.startsOn, next).endsOn, 1) : null;
  }
  await setNextMonth(tx, contractId, next);
}

async function giveMonth(tx: Queryable, deps: AppDeps, line: AllowedLine, month: number): Promise<void> {
  const { startsOn, endsOn } = nthCycle(line.startsOn, month);
  // The file lists zones, which the type of JSON knows as texts.
  const gives = [{ kind: 'data' as const, amount: null, zones: rules.planZones as Zone[] }];
  const startsAt = later(berlinMidnight(startsOn), line.activatedAt);
  const { contractId: sourceId } = line;
  await giveAllowances(tx, deps, line, { source: 'tariff', sourceId, month, startsAt, endsOn, gives });
}

/** A month begins at midnight, the first one when the line begins to work. */
export function later(moment: Date, other: Date | null): Date {
  return other && other > moment ? other : moment;
}
