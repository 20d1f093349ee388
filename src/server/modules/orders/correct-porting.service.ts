import type { OrderPorting } from '../../../shared/generated/forms.ts';
import { httpProblem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { providers } from '../catalogue/catalogue.service.ts';
import { setContractNumber } from '../contracts/contract.repository.ts';
import { correctPorting } from '../portings/porting.repository.ts';
import { findOrderOwner } from './order-view.repository.ts';
import { setOrderNumber } from './payable-order.repository.ts';

/**
 * Requests the number again after a refusal, with the customer's corrections.
 * @throws Problem 404 for another customer's order or an unknown operator; 409 when nothing was refused
 */
export async function correctOwnPorting(
  deps: AppDeps,
  userId: string,
  orderId: string,
  form: OrderPorting,
): Promise<void> {
  const { donatingProvider: providerId, mnpType, msisdn, contractEndsOn = null } = form;
  if ((await findOrderOwner(deps.db, orderId)) !== userId) throw httpProblem(404);
  if (!(await providers(deps)).some(({ id }) => id === providerId)) throw httpProblem(404);
  const correction = { providerId, mnpType, msisdn, contractEndsOn, now: deps.clock() };
  const isAskedAgain = await deps.db.transaction(async (tx) => {
    if (!(await correctPorting(tx, orderId, correction))) return false;
    await setOrderNumber(tx, orderId, msisdn);
    await setContractNumber(tx, orderId, msisdn);
    return true;
  });
  if (!isAskedAgain) throw httpProblem(409);
}
