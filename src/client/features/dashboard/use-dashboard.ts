import type { InvoiceView } from '../../../shared/invoice-view.ts';
import type { ContractView, OrderView } from '../../../shared/order-view.ts';
import type { UsageView } from '../../../shared/usage.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { useApi } from '../../lib/use-call.ts';

/** While an order is on its way, its state is asked for again this often. */
const POLL_MS = 30_000;

export interface DashboardData {
  orders: readonly OrderView[];
  contracts: readonly ContractView[];
  /** This and the invoices are empty also where they could not be read: the rest of the page needs them not. */
  usage: readonly UsageView[];
  invoices: readonly InvoiceView[];
}

interface Dashboard {
  data: DashboardData | undefined;
  error: ApiError | undefined;
  retry: () => void;
}

/** All that the customer's home shows, asked for side by side. */
export function useDashboard(): Dashboard {
  const orders = useApi<{ orders: OrderView[] }>('/api/orders', { pollMs: POLL_MS });
  const contracts = useApi<{ contracts: ContractView[] }>('/api/contracts/me', { pollMs: POLL_MS });
  const usage = useApi<{ usage: UsageView[] }>('/api/usage/me', { pollMs: POLL_MS });
  const invoices = useApi<{ invoices: InvoiceView[] }>('/api/invoices/me', { pollMs: POLL_MS });
  const retry = () => {
    orders.retry();
    contracts.retry();
    usage.retry();
    invoices.retry();
  };
  const isKnown =
    orders.data && contracts.data && (usage.data || usage.error) && (invoices.data || invoices.error);
  return {
    data: isKnown
      ? {
          orders: orders.data?.orders ?? [],
          contracts: contracts.data?.contracts ?? [],
          usage: usage.data?.usage ?? [],
          invoices: invoices.data?.invoices ?? [],
        }
      : undefined,
    error: orders.error ?? contracts.error,
    retry,
  };
}
