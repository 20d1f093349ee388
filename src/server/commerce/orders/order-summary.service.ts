import type { PriceSummary } from '../../../shared/price.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { findSummary, type SummaryOfOrder } from '../../modules/orders/contract-summary/contract-summary.repository.ts';
import { factsText, summaryFacts } from '../../modules/orders/contract-summary/summary-facts.ts';
import type { JudgedOrder } from './judge-order.service.ts';
import { orderRefusal } from '../../modules/orders/order-refusal.ts';
import type { OrderRequest } from './place-order.ts';

/**
 * The summary that the customer was given, which must say what this order comes to (§ 54(3) TKG).
 * @throws Problem 1110 without one, or when it says something else
 */
export async function summaryOf(
  tx: Queryable,
  deps: AppDeps,
  given: { userId: string; request: OrderRequest; judged: JudgedOrder },
  germanPrice: PriceSummary,
): Promise<SummaryOfOrder> {
  const { request, userId, judged } = given;
  const facts = summaryFacts(request.team, judged.german, germanPrice);
  // A guest's documents moved to the account when it was created, earlier in this transaction.
  const found = request.summaryId && (await findSummary(tx, request.summaryId, `user:${userId}`));
  if (found && facts && found.facts === factsText(facts)) return found;
  const place = {
    form: 'order/approval',
    field: 'summaryReceived',
    rule: found ? 'stale' : 'missing',
  } as const;
  throw orderRefusal(deps, request.lang, { code: 1110, ...place });
}
