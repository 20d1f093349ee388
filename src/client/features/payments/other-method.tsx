import { useState } from 'react';
import type { PaymentView } from '../../../shared/api/payments.ts';
import { paymentStatus } from '../../../shared/enums.ts';
import { formatCents } from '../../../shared/money.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { MethodChoice, versionOf } from '../../components/method-choice.tsx';
import { startPayment } from '../../lib/start-payment.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import css from './other-method.module.css';

/** Repeats a payment, with the same method or another one. */
export function OtherMethod({ orderId, before }: { orderId: string; before: PaymentView | undefined }) {
  const text = useText();
  const [method, setMethod] = useState(before?.method ?? 'paypal');
  const { busy, error, start } = useAttempt(() => startPayment(orderId, versionOf(method), method));
  return (
    <>
      <div className={css.methods}>
        <MethodChoice
          legend={text('checkout.result.method')}
          method={method}
          failed={
            before?.status === paymentStatus.fail
              ? { of: before.method, text: text('checkout.result.failed.badge') }
              : undefined
          }
          onChoose={setMethod}
        />
      </div>
      {error ? <Failure error={error} /> : null}
      <Button busy={busy} wide onClick={start}>
        {before
          ? text('checkout.result.pay', { amount: formatCents(before.amountCents) })
          : text('dashboard.pay.now')}
      </Button>
    </>
  );
}
