import type { PaymentStanding } from '../../../shared/order-view.ts';
import { type ApiResult, useApi } from '../../lib/use-call.ts';

/** How the payment of an invoice stands; asked again while it may still be on its way. */
export function useInvoicePayment(id: string | null): ApiResult<PaymentStanding> {
  const path = id && `/api/invoices/${encodeURIComponent(id)}/payment`;
  return useApi<PaymentStanding>(path, { pollMs: 4_000 });
}
