import type { PriceSummary } from '../../../shared/api/price.ts';
import { addDays } from '../../../shared/calendar.ts';
import { type Caller, spendsOf } from '../../infra/budgets/caller.ts';
import { spendNow } from '../../infra/budgets/spend.service.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { hashOf, storeDocument } from '../../infra/pdf/document.service.ts';
import type { DocumentOwner } from '../../infra/pdf/document.ts';
import { documentLink } from '../../infra/pdf/document-link.ts';
import { insertSummary } from './contract-summary/contract-summary.repository.ts';
import { factsText, summaryFacts } from './contract-summary/summary-facts.ts';
import { summaryPdf } from './contract-summary/summary-pdf.ts';
import { couponOf } from './order-coupon.service.ts';
import { orderPrice } from './order-price.ts';
import { orderRefusal } from './order-refusal.ts';
import { type OrderToValidate, validateOffer } from './validate-order.service.ts';

/** A summary without an order is deleted after this many days. */
const keptDays = 7;

/** All other data of a summary have been validated. */
const heldNumber = { form: 'order/new-number', field: 'phoneNumberId', rule: 'expired' } as const;

const fileName = 'Vertragszusammenfassung.pdf';

/** The price of the order in progress, from our own tables. @throws Problem as the order itself */
export async function quoteFor(deps: AppDeps, request: OrderToValidate): Promise<PriceSummary> {
  const { order } = await validateOffer(deps, request);
  return orderPrice(order, await couponOf(deps.db, deps, request, order), deps.clock());
}

/**
 * The contract summary of the order in progress, made and stored for its owner before the order.
 * @throws Problem 1100 while plan, number or SIM are missing; else as the order itself
 */
export async function summarise(
  deps: AppDeps,
  request: OrderToValidate,
  { owner, caller }: { owner: DocumentOwner; caller: Caller },
) {
  const { german } = await validateOffer(deps, request);
  const now = deps.clock();
  const price = orderPrice(german, await couponOf(deps.db, deps, request, german), now);
  const facts = summaryFacts(request.team, german, price);
  if (!facts) throw orderRefusal(deps, request.lang, { code: 1105, ...heldNumber });
  const content = hashOf(Buffer.from(factsText(facts)));
  await spendNow(deps, 'paper', spendsOf('paper', caller));
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
  return { id, hash, content, fileName, url: documentLink(deps, id) };
}
