import { useEffect, useState } from 'react';
import type { PaymentView } from '../../../shared/api/payments.ts';
import { paymentStatus } from '../../../shared/enums.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { pushPurchase } from './purchase-event.ts';
import { usePayment } from './use-payment.ts';

interface PaymentResult {
  payment: PaymentView | undefined;
  view: 'paid' | 'checking' | 'failed' | 'open' | undefined;
  error: ApiError | undefined;
  retry: () => void;
}

const views = {
  [paymentStatus.success]: 'paid',
  [paymentStatus.pending]: 'open',
  [paymentStatus.fail]: 'failed',
  [paymentStatus.processing]: 'checking',
  [paymentStatus.incomplete]: 'open',
} as const;

/** The server's state of a payment; while the payment is open, the page asks the server repeatedly. */
export function usePaymentResult(id: string | null, kind: 'order' | 'option' = 'order'): PaymentResult {
  const [waiting, setWaiting] = useState(false);
  const { data, error, retry } = usePayment(id, kind, waiting);
  const payment = data?.payment;
  // The customer is not asked to pay again while it is unknown whether the money has come.
  const isUnknown = data?.isCurrent === false;
  useEffect(() => {
    setWaiting(isUnknown || payment?.status === paymentStatus.processing);
    if (!payment) return;
    if (payment.status === paymentStatus.success && id) pushPurchase(kind, id).catch(() => undefined);
  }, [payment, isUnknown, kind, id]);
  // Without a payment: the server knows what must be paid, but there was no attempt yet.
  const known = payment ? views[payment.status] : data && 'open';
  const view = isUnknown ? 'checking' : known;
  return { payment: payment ?? undefined, view, error: data ? undefined : error, retry };
}
