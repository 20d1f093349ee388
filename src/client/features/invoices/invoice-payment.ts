import type { PaymentView } from '../../../shared/order-view.ts';
import { type ApiResult, useApi } from '../../lib/use-api.ts';

/** How the payment of an invoice stands; asked again while it may still be on its way. */
export function useInvoicePayment(id: string | null): ApiResult<{ payment: PaymentView | null }> {
  const path = id && `/api/invoices/${encodeURIComponent(id)}/payment`;
  return useApi<{ payment: PaymentView | null }>(path, { pollMs: 4_000 });
}
