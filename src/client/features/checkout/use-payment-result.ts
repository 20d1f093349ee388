import { useEffect, useState } from 'react';
import { paymentStatus } from '../../../shared/enums.ts';
import type { PaymentView } from '../../../shared/order-view.ts';
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

/** The server's word on a payment; while it is being checked, it is asked again and again. */
export function usePaymentResult(orderId: string | null): PaymentResult {
  const [waiting, setWaiting] = useState(false);
  const { data, error, retry } = usePayment(orderId, waiting);
  const payment = data?.payment;
  useEffect(() => {
    if (!payment) return;
    setWaiting(payment.status === paymentStatus.processing);
    if (payment.status === paymentStatus.success)
      pushPurchase(payment.transactionId ?? payment.id, payment.amountCents);
  }, [payment]);
  return { payment, view: payment && views[payment.status], error: payment ? undefined : error, retry };
}
