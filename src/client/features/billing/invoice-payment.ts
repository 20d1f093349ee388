import type { PaymentStanding } from '../../../shared/api/payments.ts';
import { type ApiResult, useCall } from '../../lib/use-call.ts';

/** The state of an invoice's payment; asks again while the payment is open. */
export function useInvoicePayment(id: string | null): ApiResult<PaymentStanding> {
  return useCall('GET /api/invoices/:id/payment', id === null ? null : { params: { id } }, { pollMs: 4_000 });
}
