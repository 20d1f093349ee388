import type { OrderPorting } from '../../../shared/generated/forms.ts';
import type { AppDeps } from '../../deps.ts';
import { httpProblem } from '../../errors/problem.ts';
import { providers } from '../../modules/catalogue/catalogue.service.ts';
import { findOrderOwner } from '../../modules/orders/order-view.repository.ts';
import { correctPorting } from '../../modules/portings/porting.repository.ts';

/**
 * Asks the old operator again after a refusal, with the customer's corrections.
 * @throws Problem 404 for another's order or an operator that is none; 409 when nothing was refused
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
  if (!(await deps.db.transaction((tx) => correctPorting(tx, orderId, correction)))) throw httpProblem(409);
}
