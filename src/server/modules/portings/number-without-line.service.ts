import { formatPhone } from '../../../shared/format-phone.ts';
import type { PortingState } from '../../../shared/states/porting.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { findEndedUnbegun } from './arrival.repository.ts';
import type { OpenPorting } from './porting.repository.ts';
import { tellTooLate } from './porting-sms.ts';

/**
 * A number can leave the old operator when it is too late to stop it, and arrive after the last day of its contract. No
 * line begins then: people decide with the customer where the number goes, and both hear of it.
 * @returns whether it is so
 */
export async function tellNumberWithoutLine(
  tx: Queryable,
  deps: AppDeps,
  porting: OpenPorting,
  { status, arrivedOn }: PortingState,
): Promise<boolean> {
  if (status !== 'completed' || arrivedOn === undefined) return false;
  const ended = await findEndedUnbegun(tx, porting.orderId, arrivedOn);
  if (!ended) return false;
  const values = { ...ended, msisdn: formatPhone(porting.msisdn) };
  await enqueueMail(tx, deps, { team: porting.team, lang: 'de', name: 'numberWithoutLine', values });
  await tellTooLate(tx, deps, porting);
  return true;
}
