import { useEffect, useState } from 'react';
import { paymentStatus } from '../../../shared/enums.ts';
import type { PaymentView } from '../../../shared/order-view.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { pushPurchase } from './purchase-event.ts';
import { usePayment } from '../checkout/use-payment.ts';

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

/** The server's word on a payment; while it is being checked, it is asked again and again. */
export function usePaymentResult(id: string | null, kind: 'order' | 'option' = 'order'): PaymentResult {
  const [waiting, setWaiting] = useState(false);
  const { data, error, retry } = usePayment(id, kind, waiting);
  const payment = data?.payment;
  // Nobody is asked to pay again while it is not known whether they have paid.
  const isUnknown = data?.isCurrent === false;
  useEffect(() => {
    setWaiting(isUnknown || payment?.status === paymentStatus.processing);
    if (!payment) return;
    if (payment.status === paymentStatus.success)
      pushPurchase(payment.transactionId ?? payment.id, payment.amountCents);
  }, [payment, isUnknown]);
  // Known to the server, but nobody has tried to pay it yet.
  const known = payment ? views[payment.status] : data && 'open';
  const view = isUnknown ? 'checking' : known;
  return { payment: payment ?? undefined, view, error: data ? undefined : error, retry };
}
