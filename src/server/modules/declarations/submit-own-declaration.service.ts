import type { Lang } from '../../../shared/form-script.ts';
import type { ContractCancel, ContractWithdraw } from '../../../shared/generated/forms.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { AppDeps } from '../../deps.ts';
import { refusal } from '../../plugins/form-body.ts';
import { problem } from '../../errors/problem.ts';
import { type DeclaredOrder, orderOfContract } from './declaration.repository.ts';
import { declare } from './submit-declaration.service.ts';

/** Somebody who is logged in, and which contract of theirs they mean. */
export interface OwnContract {
  team: TeamId;
  lang: Lang;
  userId: string;
  contractId: string;
}

/** Cancels one's own contract: the same as by the public form. @throws Problem 1109; 1100 at `endDate` */
export async function cancelOwn(deps: AppDeps, own: OwnContract, endDate: unknown) {
  const order = await ownOrder(deps, own);
  const { team, lang } = own;
  const typed = judgedField(deps, lang, 'contract/cancel', 'endDate', endDate);
  const form: ContractCancel = { kind: 'ordinary', ...said(order), ...typed };
  return declare(deps, { kind: 'cancellation', source: 'account', team, lang, form }, order);
}

/** Withdraws from one's own contract, or a part of it. @throws Problem 1109; 1100 at `part` */
export async function withdrawOwn(deps: AppDeps, own: OwnContract, part: unknown) {
  const order = await ownOrder(deps, own);
  const { team, lang } = own;
  const typed = judgedField(deps, lang, 'contract/withdraw', 'part', part);
  const form: ContractWithdraw = { ...said(order), ...typed };
  return declare(deps, { kind: 'withdrawal', source: 'account', team, lang, form }, order);
}

/**
 * The one field that somebody types here, judged by the public form; the others are known and not asked for.
 * @throws Problem 1100 at the field
 */
function judgedField(
  { definitions }: AppDeps,
  lang: Lang,
  form: string,
  name: string,
  typed: unknown,
): Record<string, string> {
  if (typed === undefined) return {};
  const { value, errors } = definitions.judge(form, { [name]: typed }, lang);
  const atField = errors.filter(({ path }) => path === `/${name}`);
  if (atField.length > 0) throw refusal({ errors: atField }, false);
  const read = value[name];
  return typeof read === 'string' ? { [name]: read } : {};
}

async function ownOrder({ db }: AppDeps, { userId, contractId }: OwnContract): Promise<DeclaredOrder> {
  const order = await orderOfContract(db, userId, contractId);
  if (!order) throw problem(1109);
  return order;
}

function said({ firstName, lastName, email, contractNumber, number }: DeclaredOrder) {
  return { name: `${firstName} ${lastName}`, email, contractNumber: contractNumber ?? number };
}
