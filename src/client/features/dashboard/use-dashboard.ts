import { useMemo, useRef } from 'react';
import type { InvoiceView } from '../../../shared/api/billing.ts';
import type { ContractView } from '../../../shared/api/contracts.ts';
import type { OrderView } from '../../../shared/api/order-view.ts';
import type { UsageView } from '../../../shared/api/usage.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { useCall } from '../../lib/use-call.ts';

/** While an order is in progress, its state is requested at this interval. */
const POLL_MS = 30_000;

export interface DashboardData {
  orders: readonly OrderView[];
  contracts: readonly ContractView[];
  /**
   * This list and the invoices are also empty where they could not be read: the rest of the page works without them.
   */
  usage: readonly UsageView[];
  invoices: readonly InvoiceView[];
}

interface Dashboard {
  /** The same object as long as nothing in it changes. */
  known: {
    data: DashboardData | undefined;
    /** They are asked for last, and what a line has left need not wait for them. */
    areBillsKnown: boolean;
  };
  error: ApiError | undefined;
  retry: () => void;
}

const none: readonly never[] = [];

/** All data of the customer's home, requested in parallel. */
export function useDashboard(): Dashboard {
  const orders = useCall('GET /api/orders', {}, { pollMs: POLL_MS });
  const contracts = useCall('GET /api/contracts/me', {}, { pollMs: POLL_MS });
  const usage = useCall('GET /api/usage/me', {}, { pollMs: POLL_MS });
  // Who never had a contract is no customer of the billing system, and is refused.
  const isBilled = (contracts.data?.contracts.length ?? 0) > 0;
  const invoices = useCall('GET /api/invoices/me', isBilled ? {} : null, { pollMs: POLL_MS });
  const retry = () => {
    orders.retry();
    contracts.retry();
    usage.retry();
    invoices.retry();
  };
  // Once known, they stay so: with the first contract they are asked for while the page is in use.
  const wereKnown = useRef(false);
  wereKnown.current ||= Boolean(contracts.data && (!isBilled || invoices.data || invoices.error));
  const areBillsKnown = wereKnown.current;
  const [allOrders, allContracts] = [orders.data?.orders, contracts.data?.contracts];
  const allUsage = usage.data?.usage ?? (usage.error ? none : undefined);
  const allInvoices = invoices.data?.invoices ?? none;
  const known = useMemo(() => {
    const isWhole = allOrders && allContracts && allUsage;
    const data = isWhole
      ? { orders: allOrders, contracts: allContracts, usage: allUsage, invoices: allInvoices }
      : undefined;
    return { data, areBillsKnown };
  }, [allOrders, allContracts, allUsage, allInvoices, areBillsKnown]);
  return { known, error: orders.error ?? contracts.error, retry };
}
