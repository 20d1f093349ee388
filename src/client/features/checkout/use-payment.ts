import { type ApiResult, useApi } from '../../lib/use-api.ts';

export interface OrderPayment {
  id: string;
  transactionId: string | null;
  status: 0 | 1 | 2 | 3 | 4;
  amountCents: number;
}

/** What the server knows of an order's payment; asked again while the provider is still at work. */
export function usePayment(orderId: string | null, waiting: boolean): ApiResult<{ payment: OrderPayment }> {
  const path = orderId && `/api/orders/${encodeURIComponent(orderId)}/payment`;
  return useApi<{ payment: OrderPayment }>(path, { pollMs: waiting ? 4_000 : 0 });
}
