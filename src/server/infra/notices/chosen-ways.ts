import { type ChosenGroup, defaultWays, type Way, ways } from '../../../shared/notices.ts';
import type { Queryable } from '../db/queryable.ts';
import type { AppDeps } from '../deps.ts';
import { getsSms } from '../ports/sms/gets-sms.ts';
import { type ChoiceOfCustomer, findChoice } from './notice-choice.repository.ts';

/** How a customer hears of a group, and the phone for it. */
export interface ChosenWays {
  ways: Way[];
  /** The account's phone, which a code has proved; null where it gets no SMS of ours. */
  phone: string | null;
}

/** What a customer has chosen for a group, else what counts without a choice; undefined for a closed account. */
export async function chosenWays(
  db: Queryable,
  { config }: Pick<AppDeps, 'config'>,
  userId: string,
  group: ChosenGroup,
): Promise<ChosenWays | undefined> {
  const choice = await findChoice(db, userId, group);
  if (!choice) return undefined;
  const phone = getsSms(choice.phone, config.otp.countries) ? choice.phone : null;
  return { ways: waysOf(choice, group), phone };
}

function waysOf(choice: ChoiceOfCustomer, group: ChosenGroup): Way[] {
  if (choice.email === null) return defaultWays(group, choice.hasConsent);
  return ways.filter((way) => choice[way]);
}
