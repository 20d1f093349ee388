import type { RefObject } from 'react';
import type { Tariff } from '../../../shared/api/catalogue.ts';
import { formatCents } from '../../../shared/money.ts';
import { Button } from '../../components/button.tsx';
import { TickList } from '../../components/tick-list.tsx';
import { useText } from '../../lib/text.ts';
import styles from './advice-questions.module.css';
import { OrderButton } from './order-button.tsx';
import { TariffTicket } from './tariff-ticket.tsx';
import { ticketPart } from './ticket-part.ts';

interface Props {
  plan: Tariff;
  /** The reasons, as names of words. */
  because: readonly string[];
  heading: RefObject<HTMLHeadingElement | null>;
  onCompare: () => void;
}

/** The plan that the answers lead to, and why. */
export function AdviceResult({ plan, because, heading, onCompare }: Props) {
  const text = useText();
  const values = {
    gb: plan.dataGb,
    price: formatCents(plan.priceCents),
    months: plan.termMonths,
    net: formatCents(plan.netPriceCents ?? 0),
    once: formatCents(plan.jersey?.onceCents ?? 0),
    jersey: formatCents(plan.jersey?.monthlyCents ?? 0),
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.question}>
        {text('advice.result.title', { name: plan.name })}
      </h3>
      <div className={styles.result}>
        <div className={ticketPart('row')}>
          <TariffTicket tariff={plan} heading="h3" isWhole isBold features={[]} />
        </div>
        <div className={styles.why}>
          <p>
            <strong>{text('advice.result.why')}</strong>
          </p>
          <TickList items={because.map((reason) => text(`advice.because.${reason}`, values))} />
          <OrderButton tariff={plan} wide />
          <Button look="quiet" wide onClick={onCompare}>
            {text('advice.toCompare')}
          </Button>
        </div>
      </div>
    </>
  );
}
