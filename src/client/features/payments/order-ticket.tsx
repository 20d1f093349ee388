import type { JerseyView, OrderView } from '../../../shared/api/order-view.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { formatCents } from '../../../shared/money.ts';
import { Card } from '../../components/card.tsx';
import { JerseyDrawing } from '../../components/jersey-drawing.tsx';
import { useText } from '../../lib/text.ts';
import styles from './order-ticket.module.css';

/** The order as a match ticket: the own jersey, the number in large type, and a stub. */
export function OrderTicket({ order: { tariff, msisdn, jersey, number, payment } }: { order: OrderView }) {
  const text = useText();
  return (
    <div className={styles.ticket}>
      <Card as="section" tone="brand" labelledBy="order-ticket" pattern>
        <h2 id="order-ticket" className={styles.plan} lang="de">
          {tariff.name}
        </h2>
        {jersey ? <TicketJersey jersey={jersey} /> : null}
        <div className={styles.front}>
          <div className={styles.msisdn}>{formatPhone(msisdn)}</div>
        </div>
        <dl className={styles.stub}>
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
    </div>
  );
}

function TicketJersey({ jersey }: { jersey: JerseyView }) {
  const text = useText();
  const print = { name: jersey.name, number: String(jersey.number) };
  return (
    <div className={styles.jersey} role="img" aria-label={text('checkout.ticket.jersey', print)}>
      <JerseyDrawing style={jersey.style} {...print} />
    </div>
  );
}
