import type { PaymentStanding } from '../../../shared/order-view.ts';
import { type ApiResult, useApi } from '../../lib/use-call.ts';

/** What the server knows of the payment of an order or a package; asked again while the provider is still at work. */
export function usePayment(
  id: string | null,
  kind: 'order' | 'option',
  waiting: boolean,
): ApiResult<PaymentStanding> {
  const path = id && `/api/payments/${kind}/${encodeURIComponent(id)}`;
  return useApi<PaymentStanding>(path, { pollMs: waiting ? 4_000 : 0 });
}
