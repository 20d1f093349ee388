import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { Caller } from '../../infra/budgets/caller.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { refusal } from '../../infra/forms/form-refusal.ts';
import { type DeclaredOrder, orderOfContract } from './declaration.repository.ts';
import type { Cancellation, Withdrawal } from './declaration.ts';
import { submitDeclaration } from './submit-declaration.service.ts';

/** A logged-in customer, and the own contract that the customer means. */
export interface OwnContract {
  team: TeamId;
  lang: Lang;
  userId: string;
  contractId: string;
  caller: Caller;
}

/** Cancels the customer's own contract, as the public form does. @throws Problem 1109; 1100 at `endDate` */
export async function cancelOwn(deps: AppDeps, own: OwnContract, endDate: unknown) {
  const order = await ownOrder(deps, own);
  const { team, lang } = own;
  const typed = validatedField(deps, lang, 'contract/cancel', 'endDate', endDate);
  const form: Cancellation['form'] = { kind: 'ordinary', ...said(order), ...typed };
  return submitDeclaration(
    deps,
    { kind: 'cancellation', source: 'account', team, lang, form, answers: {} },
    own.caller,
    { known: order },
  );
}

/** Withdraws from the customer's own contract, or a part of it. @throws Problem 1109; 1100 at `part` */
export async function withdrawOwn(deps: AppDeps, own: OwnContract, part: unknown) {
  const order = await ownOrder(deps, own);
  const { team, lang } = own;
  const typed = validatedField(deps, lang, 'contract/withdraw', 'part', part);
  const form: Withdrawal['form'] = { ...said(order), ...typed };
  return submitDeclaration(
    deps,
    { kind: 'withdrawal', source: 'account', team, lang, form, answers: {} },
    own.caller,
    { known: order },
  );
}

/**
 * The one field that the customer types here, validated by the public form; the other values are known.
 * @throws Problem 1100 at the field
 */
function validatedField(
  { definitions }: AppDeps,
  lang: Lang,
  form: string,
  name: string,
  typed: unknown,
): Record<string, string> {
  if (typed === undefined) return {};
  const { value, errors } = definitions.validate(form, { [name]: typed }, lang);
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
