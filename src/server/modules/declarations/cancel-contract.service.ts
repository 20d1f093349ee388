import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { agreedEnd, bindingEnd } from '../../../shared/states/contract.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { beginDueChange } from '../changes/begin-change.service.ts';
import { endContractOn, lockEndingOrder } from '../contracts/contract-end.repository.ts';
import { keepLateNumber } from '../portings/cancel-porting.service.ts';
import type { DeclaredOrder } from './declaration.repository.ts';
import type { Cancellation, Effect } from './declaration.ts';

/**
 * Carries out a cancellation: an ordinary one ends the contract on the wished day, or as early as law and contract
 * allow. People decide whether there is good cause. A second cancellation changes nothing.
 */
export async function cancelContract(
  tx: Queryable,
  deps: AppDeps,
  order: DeclaredOrder,
  { form, team }: Cancellation,
): Promise<Effect> {
  await beginDueChange(tx, deps, order.orderId);
  const contract = (await lockEndingOrder(tx, order.orderId))?.contract;
  if (!contract) return { outcome: 'review' };
  if (contract.endedOn) return { outcome: 'repeated', endsOn: contract.endedOn };
  if (form.kind === 'forCause') return { outcome: 'review' };
  const now = deps.clock();
  const today = berlinToday(now);
  const endsOn = agreedEnd(bindingEnd(contract, today), today, form.endDate);
  await endContractOn(tx, contract.id, { on: endsOn, now });
  await keepLateNumber(tx, deps, order.orderId, endsOn);
  const { lang, userId, email: to, firstName, lastName } = order;
  const values = { name: `${firstName} ${lastName}`, contract: contract.number, end: germanDay(endsOn) };
  await enqueueMail(tx, deps, { team, lang, userId, to, name: 'contractCancelled', values });
  return { outcome: 'done', endsOn };
}
