import type { AppDeps } from '../../deps.ts';
import { httpProblem } from '../../plugins/problem.ts';
import { findPortedOrder } from './payable-order.repository.ts';

/** A user's order that brings a number along. @throws Problem 404 for any other */
export async function portedOrder({ db }: AppDeps, userId: string, orderId: string): Promise<string> {
  const found = await findPortedOrder(db, userId, orderId);
  if (!found) throw httpProblem(404);
  return found;
}
