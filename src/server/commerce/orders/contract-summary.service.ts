import { addDays } from '../../../shared/calendar.ts';
import type { PriceSummary } from '../../../shared/price.ts';
import type { AppDeps } from '../../deps.ts';
import { hashOf, storeDocument } from '../../infra/pdf/document.service.ts';
import type { DocumentOwner } from '../../infra/pdf/document.ts';
import { documentLink } from '../../documents/document-link.ts';
import { insertSummary } from '../../modules/orders/contract-summary/contract-summary.repository.ts';
import { factsText, summaryFacts } from '../../modules/orders/contract-summary/summary-facts.ts';
import { summaryPdf } from '../../modules/orders/contract-summary/summary-pdf.ts';
import { judgeOffer, type OrderToJudge } from './judge-order.service.ts';
import { couponOf } from '../../modules/orders/order-coupon.service.ts';
import { orderPrice } from '../../modules/orders/order-price.ts';
import { orderRefusal } from '../../modules/orders/order-refusal.ts';

/** A summary that leads to no order is forgotten after so many days. */
const keptDays = 7;

/** Everything else that a summary needs has been judged. */
const heldNumber = { form: 'order/new-number', field: 'phoneNumberId', rule: 'expired' } as const;

const fileName = 'Vertragszusammenfassung.pdf';

/** What the order in progress costs by our own tables. @throws Problem as the order itself */
export async function quoteFor(deps: AppDeps, request: OrderToJudge): Promise<PriceSummary> {
  const { order } = await judgeOffer(deps, request);
  return orderPrice(order, await couponOf(deps.db, deps, request, order), deps.clock());
}

/**
 * The contract summary of the order in progress, made and kept for its owner before anything is ordered.
 * @throws Problem 1100 while plan, number or SIM are missing; else as the order itself
 */
export async function summarise(deps: AppDeps, request: OrderToJudge, owner: DocumentOwner) {
  const { german } = await judgeOffer(deps, request);
  const now = deps.clock();
  const price = orderPrice(german, await couponOf(deps.db, deps, request, german), now);
  const facts = summaryFacts(request.team, german, price);
  if (!facts) throw orderRefusal(deps, request.lang, { code: 1105, ...heldNumber });
  const bytes = await summaryPdf(deps, facts, now);
  const expiresAt = new Date(`${addDays(now.toISOString().slice(0, 10), keptDays)}T00:00:00Z`);
  const document = {
    team: request.team,
    kind: 'contractSummary',
    owner,
    bytes,
    fileName,
    expiresAt,
  } as const;
  const { id, hash } = await deps.db.transaction(async (tx) => {
    const stored = await storeDocument(tx, deps, document);
    await insertSummary(tx, stored.id, factsText(facts));
    return stored;
  });
  const content = hashOf(Buffer.from(factsText(facts)));
  return { id, hash, content, fileName, url: documentLink(deps, id) };
}
