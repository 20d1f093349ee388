import { formatPhone } from '../../../shared/format-phone.ts';
import { formatCents } from '../../../shared/money.ts';
import type { OrderView } from '../../../shared/order-view.ts';
import { Card } from '../../components/card.tsx';
import { useText } from '../../lib/text.ts';
import styles from './order-ticket.module.css';

/** What was ordered, as a ticket to keep: the number is the hero, the jersey's print beside it. */
export function OrderTicket({ order: { tariff, msisdn, jersey, number, payment } }: { order: OrderView }) {
  const text = useText();
  return (
    <Card as="section" tone="brand" labelledBy="order-ticket">
      <h2 id="order-ticket" className={styles.plan} lang="de">
        {tariff.name}
      </h2>
      <p className={styles.msisdn}>{formatPhone(msisdn)}</p>
      {jersey ? (
        <p className={styles.jersey}>
          {jersey.name} <span>{jersey.number}</span>
        </p>
      ) : null}
      <dl className={styles.facts}>
        <div>
          <dt>{text('checkout.ticket.order')}</dt>
          <dd>{number}</dd>
        </div>
        {payment ? (
          <div>
            <dt>{text('checkout.ticket.paid')}</dt>
            <dd>{formatCents(payment.amountCents)}</dd>
          </div>
        ) : null}
      </dl>
    </Card>
  );
}
