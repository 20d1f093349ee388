import type { AppDeps } from '../../deps.ts';
import { problem } from '../../errors/problem.ts';
import { findPortedOrder } from '../../commerce/payments/payable-order.repository.ts';

/** A user's order that brings a number along. @throws Problem 1111 for any other */
export async function portedOrder({ db }: AppDeps, userId: string, orderId: string): Promise<string> {
  const found = await findPortedOrder(db, userId, orderId);
  if (!found) throw problem(1111);
  return found;
}
