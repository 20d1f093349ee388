import type { UserInfo } from '../../../../shared/order-customer.ts';
import type { Queryable } from '../../../infra/db/queryable.ts';
import type { SummaryFacts } from './summary-facts.ts';

/** The order's data that its contract confirmation repeats. */
export interface ConfirmedOrder {
  number: string;
  orderedAt: Date;
  earlyStart: boolean;
  customer: UserInfo;
  /** The SIM comes from a shop, so that it is not sent. */
  hasShopSim: boolean;
  facts: SummaryFacts;
  summaryId: string;
}

/** Undefined for an old order without a summary. */
export async function findConfirmedOrder(
  tx: Queryable,
  orderId: string,
): Promise<ConfirmedOrder | undefined> {
  const rows = await tx.query<ConfirmedOrder>(
    `SELECT o.number, o.created_at AS "orderedAt", o.early_start AS "earlyStart",
       o.content -> 'userInfo' AS customer, o.content ? 'simNumber' AS "hasShopSim", s.facts::jsonb AS facts, s.document_id AS "summaryId"
       FROM orders o JOIN contract_summary s ON s.document_id = o.summary_document_id WHERE o.id = $1`,
    [orderId],
  );
  return rows[0];
}
