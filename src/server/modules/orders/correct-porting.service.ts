import { readForm } from '../../../shared/contracts/contract.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import { portingCorrection } from '../../../shared/contracts/order.contract.ts';
import type { Lang } from '../../../shared/language.ts';
import { operatorOf } from '../../../shared/other-operator.ts';
import { type Problem, problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { answerLines, answersColumn, answersOf } from '../../infra/forms/answers.service.ts';
import { passOnAnswers } from '../../infra/forms/pass-on-answers.service.ts';
import { providers } from '../catalogue/catalogue.service.ts';
import { setContractNumber } from '../contracts/contract.repository.ts';
import { correctPorting, portingOfOrder } from '../portings/porting.repository.ts';
import { keepOrderAnswers } from './order-parts.repository.ts';
import { findOrderOwner } from './order-view.repository.ts';
import { setOrderNumber } from './payable-order.repository.ts';

/**
 * Requests the number again after a refusal, with the customer's corrections.
 * @throws Problem 1111 for another customer's order or one without a porting; 1100 an unknown operator; 1115 when nothing
 * was refused
 */
export async function correctOwnPorting(
  deps: AppDeps,
  { userId, lang }: { userId: string; lang: Lang },
  orderId: string,
  body: FormBody<'order/porting-correction'>,
): Promise<void> {
  const {
    donatingProvider,
    donatingProviderOther,
    mnpType,
    msisdn,
    contractEndsOn = null,
    firstName,
    lastName,
    birthday,
  } = readForm(portingCorrection, body);
  const isOwn = (await findOrderOwner(deps.db, orderId)) === userId;
  if (!isOwn || !(await portingOfOrder(deps.db, orderId))) throw problem(1111);
  const operator = operatorOf(await providers(deps), donatingProvider, donatingProviderOther);
  if (!operator) throw unknownProvider(deps, lang);
  const holder = { firstName, lastName, birthday };
  const correction = { operator, mnpType, msisdn, contractEndsOn, holder, now: deps.clock() };
  const kept = answersOf(deps, { 'order/porting-correction': body });
  const lines = await answerLines(deps, kept);
  const isAskedAgain = await deps.db.transaction(async (tx) => {
    if (!(await correctPorting(tx, orderId, correction))) return false;
    const order = await setOrderNumber(tx, orderId, msisdn);
    await setContractNumber(tx, orderId, msisdn);
    await keepOrderAnswers(tx, orderId, answersColumn(kept));
    await passOnAnswers(tx, deps, { ...order, kind: 'order' }, lines);
    return true;
  });
  if (!isAskedAgain) throw problem(1115);
}

function unknownProvider({ words }: AppDeps, lang: Lang): Problem {
  const message = words.text(lang, 'error.order.unknownProvider');
  const place = { path: '/donatingProvider', keyword: 'unknown', rule: 'unknown' };
  return problem(1100, { errors: [{ ...place, message }] });
}
