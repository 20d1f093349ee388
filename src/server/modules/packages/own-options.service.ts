import type { OptionTerms, OwnOption } from '../../../shared/api/packages.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { Lang } from '../../../shared/language.ts';
import { cycleOf } from '../../../shared/usage.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { optionFor, type Reader } from '../catalogue/catalogue.service.ts';
import { firstOf, termOf } from './booking-term.ts';
import { findAllowedLine } from './line-allowance.repository.ts';
import { findOwnContract } from './option-booking.repository.ts';
import { endRecurring, ownBookings } from './own-booking.repository.ts';

/** A customer's packages that have not ended, newest first. */
export async function ownOptions({ db, clock }: AppDeps, userId: string, lang: Lang): Promise<OwnOption[]> {
  const today = berlinToday(clock());
  return (await ownBookings(db, userId, lang, today)).map(({ state, lineStartsOn, lineEndsOn, ...own }) => ({
    ...own,
    state:
      state === 'booked' ? (own.startsOn !== null && own.startsOn <= today ? 'running' : 'waiting') : state,
    wouldEndOn:
      state === 'booked' && own.isRecurring && own.endsOn === null
        ? firstOf(cycleOf(lineStartsOn, laterOf(today, own.startsOn)).endsOn, lineEndsOn)
        : null,
  }));
}

/** One that has not begun is paid for the month in which it begins, and ends with that one. */
function laterOf(today: string, startsOn: string | null): string {
  return startsOn !== null && startsOn > today ? startsOn : today;
}

/** When a package would begin and end, were it paid today. @throws Problem 1023, 1024, 1025; 1123 after the line's end */
export async function optionTerms(
  deps: AppDeps,
  { reader, userId, name, contractId }: { reader: Reader; userId: string; name: string; contractId?: string },
): Promise<OptionTerms> {
  const { durationDays, isRecurring } = await optionFor(deps, reader, name);
  const today = berlinToday(deps.clock());
  const own = await findOwnContract(deps.db, userId, today, contractId);
  const line = own && (await findAllowedLine(deps.db, own));
  if (!line) throw problem(1023);
  const term = (earlyStart: boolean) => {
    const days = { lineStartsOn: line.startsOn, lineEndsOn: line.endedOn };
    const found = termOf({ orderedOn: today, earlyStart, durationDays, isRecurring, ...days }, today);
    return found && { startsOn: found.startsOn, endsOn: found.paidUntil };
  };
  const early = term(true);
  if (!early) throw problem(1123);
  const { contractId: id, msisdn, lineName, tariffName, endedOn } = line;
  return { contractId: id, msisdn, lineName, tariffName, lineEndsOn: endedOn, early, later: term(false) };
}

/**
 * Ends a package that comes each month with the line's current month, or with the month in which it begins.
 * @throws Problem 1024 unless it is booked
 */
export async function endOption(deps: AppDeps, userId: string, id: string, lang: Lang): Promise<string> {
  const own = (await ownOptions(deps, userId, lang)).find((one) => one.id === id && one.isRecurring);
  if (own?.endsOn) return own.endsOn;
  if (!own?.wouldEndOn) throw problem(1024);
  const end = { id, userId, endsOn: own.wouldEndOn, now: deps.clock() };
  if (!(await endRecurring(deps.db, end))) throw problem(1024);
  return own.wouldEndOn;
}
