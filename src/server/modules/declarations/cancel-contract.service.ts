import { berlinToday } from '../../../shared/dates.ts';
import { agreedEnd } from '../../../shared/states/contract.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { enqueueLetter } from '../../letter.ts';
import { endContractOn, lockEndingOrder } from '../contracts/contract-end.repository.ts';
import type { DeclaredOrder } from './declaration.repository.ts';
import type { Cancellation, Effect } from './declaration.ts';

/**
 * Lets a cancellation take effect: an ordinary one ends the contract on the day wished for, or as early as the law and
 * the contract allow. Whether there is good cause is for people to judge. A second one changes nothing.
 */
export async function cancelContract(
  tx: Queryable,
  deps: AppDeps,
  order: DeclaredOrder,
  { form, team }: Cancellation,
): Promise<Effect> {
  const contract = (await lockEndingOrder(tx, order.orderId))?.contract;
  if (!contract) return { outcome: 'review' };
  if (contract.endedOn) return { outcome: 'repeated', endsOn: contract.endedOn };
  if (form.kind === 'forCause') return { outcome: 'review' };
  const now = deps.clock();
  const endsOn = agreedEnd(contract.minimumEndsOn, berlinToday(now), form.endDate);
  await endContractOn(tx, contract.id, { on: endsOn, now });
  const { lang, email: to, firstName, lastName } = order;
  const values = { name: `${firstName} ${lastName}`, contract: contract.number, end: dayOf(endsOn) };
  await enqueueLetter(tx, deps, { team, lang, to, name: 'contractCancelled', values });
  return { outcome: 'done', endsOn };
}

function dayOf(iso: string): string {
  return iso.split('-').reverse().join('.');
}
