import { type FormEvent, useRef, useState } from 'react';
import type { TariffOption } from '../../../shared/api/catalogue.ts';
import type { OptionTerms } from '../../../shared/api/packages.ts';
import type { PaymentMethod } from '../../../shared/enums.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { MethodChoice, versionOf } from '../../components/method-choice.tsx';
import { call } from '../../lib/call.ts';
import { goToPaymentPage } from '../../lib/go-to-payment-page.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { BookingSummary } from './booking-summary.tsx';
import styles from './options.module.css';
import { type Start, StartChoice } from './start-choice.tsx';

/** When it starts, how it is paid, the law's summary, and directly under it the order button. */
export function BookingForm({ option, terms }: { option: TariffOption; terms: OptionTerms }) {
  const text = useText();
  const choice = useRef<HTMLFieldSetElement>(null);
  // Where both would begin on the same day, there is nothing to choose, and no early start.
  const isOneDay = terms.early.startsOn === terms.later?.startsOn;
  const [start, setStart] = useState<Start | undefined>(isOneDay ? 'later' : undefined);
  const [isMissing, setMissing] = useState(false);
  const [method, setMethod] = useState<PaymentMethod>('paypal');
  const attempt = useAttempt(async () => {
    const { url } = await call('POST /api/options/:id/payment-intent', {
      params: { id: option.id },
      body: {
        contractId: terms.contractId,
        earlyStart: start === 'early',
        method,
        version: versionOf(method),
      },
      idempotencyKey: crypto.randomUUID(),
    });
    goToPaymentPage(url);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (start) return void attempt.start();
    setMissing(true);
    choice.current?.querySelector('input')?.focus();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {isOneDay ? null : (
        <StartChoice
          ref={choice}
          terms={terms}
          isRecurring={option.isRecurring}
          start={start}
          isMissing={isMissing && !start}
          onChoose={setStart}
        />
      )}
      <MethodChoice legend={text('packages.page.book.method')} method={method} onChoose={setMethod} />
      {attempt.error ? <Failure error={attempt.error} /> : null}
      <BookingSummary option={option} term={start ? (terms[start] ?? undefined) : undefined} terms={terms} />
      <Button type="submit" wide busy={attempt.busy}>
        {text('packages.page.book.order')}
      </Button>
    </form>
  );
}
