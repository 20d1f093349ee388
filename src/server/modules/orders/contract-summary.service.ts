import type { SummaryView } from '../../../shared/api/orders.ts';
import type { PriceSummary } from '../../../shared/api/price.ts';
import { problem } from '../../errors/problem.ts';
import type { Caller } from '../../infra/budgets/caller.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { DocumentOwner } from '../../infra/pdf/document.ts';
import { numberFault } from './check-availability.service.ts';
import { storeSummary } from './contract-summary/store-summary.service.ts';
import { summaryFacts } from './contract-summary/summary-facts.ts';
import { couponOf } from './order-coupon.service.ts';
import { orderPrice } from './order-price.ts';
import { orderRefusal } from './order-refusal.ts';
import { type OrderToValidate, validateOffer } from './validate-order.service.ts';

/** The price of the order in progress, from our own tables. @throws Problem as the order itself */
export async function quoteFor(deps: AppDeps, request: OrderToValidate): Promise<PriceSummary> {
  const { order } = await validateOffer(deps, request);
  return orderPrice(order, await couponOf(deps.db, deps, request, order), deps.clock());
}

/**
 * The contract summary of the order in progress, made and stored for its owner before the order.
 * @throws Problem 1100 while plan, number or SIM are missing, 1104 or 1105 for the number; else as the order itself
 */
export async function summarise(
  deps: AppDeps,
  request: OrderToValidate,
  shown: { owner: DocumentOwner; caller: Caller },
): Promise<SummaryView> {
  const { forms, german } = await validateOffer(deps, request);
  const fault = await numberFault(deps, { forms, order: german });
  if (fault) throw orderRefusal(deps, request.lang, fault);
  const price = orderPrice(german, await couponOf(deps.db, deps, request, german), deps.clock());
  const facts = summaryFacts(request.team, german, price);
  if (!facts) throw problem(1100);
  return storeSummary(deps, facts, shown);
}
