import { addDays } from '../../../shared/calendar.ts';
import { cycleOf } from '../../../shared/usage.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { firstOf } from './booking-term.ts';
import { type Giving, giveAllowances } from './give-allowances.service.ts';
import type { AllowedLine } from './line-allowance.repository.ts';

/** What is given once: for so many days, or where none are said until the end of the line's month. */
interface GivenOnce extends Pick<Giving, 'source' | 'sourceId' | 'gives'> {
  durationDays: number | null;
}

/** Gives a package from today on. @returns its last day */
export async function giveOnce(
  tx: Queryable,
  deps: AppDeps,
  line: AllowedLine,
  { durationDays, ...given }: GivenOnce,
  today: string,
): Promise<string> {
  const wholeTerm =
    durationDays === null ? cycleOf(line.startsOn, today).endsOn : addDays(today, durationDays - 1);
  const endsOn = firstOf(wholeTerm, line.endedOn);
  await giveAllowances(tx, deps, line, { ...given, month: 0, startsAt: deps.clock(), endsOn });
  return endsOn;
}
