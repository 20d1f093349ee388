import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { findPortedOrder } from './payable-order.repository.ts';

/** A user's order with a porting. @throws Problem 1111 for any other */
export async function portedOrder({ db }: AppDeps, userId: string, orderId: string): Promise<string> {
  const found = await findPortedOrder(db, userId, orderId);
  if (!found) throw problem(1111);
  return found;
}
