import type { Lang } from '../../../shared/form-script.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { AppDeps } from '../../deps.ts';
import { problem } from '../../plugins/problem.ts';
import { type DeclaredOrder, orderOfContract } from './declaration.repository.ts';
import { declare } from './declare.service.ts';

/** Somebody who is logged in, and which contract of theirs they mean. */
export interface OwnContract {
  team: TeamId;
  lang: Lang;
  userId: string;
  contractId: string;
}

/** Cancels one's own contract: the same as by the public form. @throws Problem 1109 */
export async function cancelOwn(deps: AppDeps, own: OwnContract, endDate: string | undefined) {
  const order = await ownOrder(deps, own);
  const form = { kind: 'ordinary', ...said(order), ...(endDate ? { endDate } : {}) } as const;
  const { team, lang } = own;
  return declare(deps, { kind: 'cancellation', source: 'account', team, lang, form }, order);
}

/** Withdraws from one's own contract, or a part of it. @throws Problem 1109 */
export async function withdrawOwn(deps: AppDeps, own: OwnContract, part: string | undefined) {
  const order = await ownOrder(deps, own);
  const form = { ...said(order), ...(part ? { part } : {}) };
  const { team, lang } = own;
  return declare(deps, { kind: 'withdrawal', source: 'account', team, lang, form }, order);
}

async function ownOrder({ db }: AppDeps, { userId, contractId }: OwnContract): Promise<DeclaredOrder> {
  const order = await orderOfContract(db, userId, contractId);
  if (!order) throw problem(1109);
  return order;
}

function said({ firstName, lastName, email, contractNumber, number }: DeclaredOrder) {
  return { name: `${firstName} ${lastName}`, email, contractNumber: contractNumber ?? number };
}
