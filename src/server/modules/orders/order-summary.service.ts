import type { PriceSummary } from '../../../shared/api/price.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { findSummary, type SummaryOfOrder } from './contract-summary/contract-summary.repository.ts';
import { factsText, summaryFacts } from './contract-summary/summary-facts.ts';
import { orderRefusal } from './order-refusal.ts';
import type { OrderRequest } from './place-order.ts';
import type { ValidatedOrder } from './validate-order.service.ts';

/**
 * The summary that the customer received; it must have the same content as this order (§ 54(3) TKG).
 * @throws Problem 1110 without a summary, or when its content differs
 */
export async function summaryOf(
  tx: Queryable,
  deps: AppDeps,
  given: { userId: string; request: OrderRequest; validated: ValidatedOrder },
  germanPrice: PriceSummary,
): Promise<SummaryOfOrder> {
  const { request, userId, validated } = given;
  const facts = summaryFacts(request.team, validated.german, germanPrice);
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
