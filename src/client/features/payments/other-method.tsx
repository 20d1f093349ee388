import { useId, useState } from 'react';
import type { PaymentView } from '../../../shared/api/payments.ts';
import { methodsOfVersion, type PaymentMethod, paymentMethods } from '../../../shared/enums.ts';
import { formatCents } from '../../../shared/money.ts';
import { Button } from '../../components/button.tsx';
import { ChoiceCard, ChoiceCards } from '../../components/choice-card.tsx';
import { Failure } from '../../components/failure.tsx';
import { startPayment } from '../../lib/start-payment.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import css from './other-method.module.css';

/** Card payments are not in the newest version. */
const versionOf = (method: PaymentMethod) => (methodsOfVersion.V3.includes(method) ? 'V3' : 'V2');

/** Repeats a payment, with the same method or another one. */
export function OtherMethod({ orderId, before }: { orderId: string; before: PaymentView | undefined }) {
  const text = useText();
  const name = useId();
  const [method, setMethod] = useState(before?.method ?? 'paypal');
  const { busy, error, start } = useAttempt(() => startPayment(orderId, versionOf(method), method));
  return (
    <>
      <fieldset className={css.methods}>
        <legend>{text('checkout.result.method')}</legend>
        <ChoiceCards>
          {paymentMethods.map((one) => (
            <ChoiceCard
              key={one}
              type="radio"
              id={`${name}-${one}`}
              name={name}
              value={one}
              title={text(`order.page.method.${one}`)}
              checked={method === one}
              onChange={() => setMethod(one)}
            />
          ))}
        </ChoiceCards>
      </fieldset>
      {error ? <Failure error={error} /> : null}
      <Button busy={busy} wide onClick={start}>
        {before
          ? text('checkout.result.pay', { amount: formatCents(before.amountCents) })
          : text('dashboard.pay.now')}
      </Button>
    </>
  );
}
