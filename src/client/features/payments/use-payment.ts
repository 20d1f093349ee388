import type { PaymentStanding } from '../../../shared/api/payments.ts';
import { type ApiResult, useCall } from '../../lib/use-call.ts';

/** The payment of an order or a package; requested again while the provider is processing it. */
export function usePayment(
  id: string | null,
  kind: 'order' | 'option',
  waiting: boolean,
): ApiResult<PaymentStanding> {
  const place = id === null ? null : { params: { kind, id } };
  return useCall('GET /api/payments/:kind/:id', place, { pollMs: waiting ? 4_000 : 0 });
}
