import type { PaymentView } from '../../../shared/order-view.ts';
import { type ApiResult, useApi } from '../../lib/use-api.ts';

/** What the server knows of an order's payment; asked again while the provider is still at work. */
export function usePayment(orderId: string | null, waiting: boolean): ApiResult<{ payment: PaymentView }> {
  const path = orderId && `/api/orders/${encodeURIComponent(orderId)}/payment`;
  return useApi<{ payment: PaymentView }>(path, { pollMs: waiting ? 4_000 : 0 });
}
