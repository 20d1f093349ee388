import type { PaymentStanding } from '../../../shared/api/payments.ts';
import { type ApiResult, useCall } from '../../lib/use-call.ts';

/** The state of a payment for several invoices; asks again while it is open. */
export function useBillsPayment(id: string | null): ApiResult<PaymentStanding> {
  const place = id === null ? null : { params: { kind: 'bills' as const, id } };
  return useCall('GET /api/payments/:kind/:id', place, { pollMs: 4_000 });
}

/** The state of an invoice's payment; asks again while the payment is open. */
export function useInvoicePayment(id: string | null): ApiResult<PaymentStanding> {
  return useCall('GET /api/invoices/:id/payment', id === null ? null : { params: { id } }, { pollMs: 4_000 });
}
