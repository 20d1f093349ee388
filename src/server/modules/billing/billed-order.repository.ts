import type { PriceLine, PriceSummary } from '../../../shared/api/price.ts';
import type { Lang } from '../../../shared/language.ts';
import type { Awaited } from '../../../shared/states/contract.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { awaitedOf } from '../contracts/begin-contract.repository.ts';
import type { Recipient } from './invoice.ts';

/** The data of an order, its contract and its customer that invoices need. */
export interface BilledOrder {
  orderId: string;
  orderNumber: string;
  team: TeamId;
  userId: string;
  lang: Lang;
  email: string;
  recipient: Recipient;
  price: PriceSummary;
  msisdn: string;
  termMonths: number;
  withdrawnOptions: string[];
  jerseyWithdrawn: boolean;
  /** The plans that took the place of the ordered one, by the contract's months. */
  tariffChanges: { month: number; line: PriceLine }[];
  contract: {
    id: string;
    number: string;
    /** Null for a line that waits for its number or card. */
    startsOn: string | null;
    /** What it waits for. */
    awaits: Awaited | null;
    minimumEndsOn: string | null;
    endedOn: string | null;
    withdrawnOn: string | null;
    billedMonths: number;
    nextInvoiceOn: string | null;
    /** Its end has been carried out. */
    isClosed: boolean;
  } | null;
}

/** A contract that has begun: its months have days. */
export type BegunContract = NonNullable<BilledOrder['contract']> & {
  startsOn: string;
  minimumEndsOn: string;
};

/** Whether a contract has begun; one that waits for its number or card has no months yet. */
export function hasBegun(contract: BilledOrder['contract']): contract is BegunContract {
  return contract?.startsOn != null && contract.minimumEndsOn !== null;
}

/** An order for billing; its row must be locked before a write. */
export async function findBilledOrder(tx: Queryable, orderId: string): Promise<BilledOrder | undefined> {
  const rows = await tx.query<BilledOrder>(
    `SELECT o.id AS "orderId", o.number AS "orderNumber", o.team, o.user_id AS "userId", u.lang, u.email,
       jsonb_build_object('name', u.first_name || ' ' || u.last_name, 'street', u.street || ' ' || u.house_number,
         'city', u.postal_code || ' ' || u.city) AS recipient,
       o.price, o.msisdn, t.term_months AS "termMonths",
       ARRAY(SELECT x.option_id::text FROM order_option x
              WHERE x.order_id = o.id AND x.withdrawn_on IS NOT NULL) AS "withdrawnOptions",
       coalesce((SELECT jsonb_agg(jsonb_build_object('month', h.month, 'line', h.line) ORDER BY h.month)
         FROM tariff_change h WHERE h.contract_id = c.id AND h.state = 'begun'), '[]') AS "tariffChanges",
       EXISTS (SELECT FROM jersey j WHERE j.order_id = o.id AND j.withdrawn_on IS NOT NULL) AS "jerseyWithdrawn",
       CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('id', c.id, 'number', c.number,
         'startsOn', c.starts_on, 'awaits', ${awaitedOf}, 'minimumEndsOn', c.minimum_ends_on, 'endedOn', c.ended_on,
         'withdrawnOn', c.withdrawn_on, 'billedMonths', c.billed_months, 'nextInvoiceOn', c.next_invoice_on,
         'isClosed', c.closed_at IS NOT NULL) END
         AS contract
       FROM orders o JOIN users u ON u.id = o.user_id LEFT JOIN contract c ON c.order_id = o.id
       JOIN tariff t ON t.id = coalesce(c.tariff_id, o.tariff_id)
      WHERE o.id = $1`,
    [orderId],
  );
  return rows[0];
}
