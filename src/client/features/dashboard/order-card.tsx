import { formatPhone } from '../../../shared/format-phone.ts';
import type { OrderView } from '../../../shared/order-view.ts';
import { Badge } from '../../components/badge.tsx';
import { Message } from '../../components/message.tsx';
import { useText } from '../../lib/text.ts';
import styles from './order-card.module.css';
import { OrderProgress } from './order-progress.tsx';
import { OrderTracks } from './order-tracks.tsx';
import { PayButton } from './pay-button.tsx';
import { isPayable, paymentStand, versionFor } from './payment-state.ts';

const tones = {
  pendingPayment: 'warning',
  paymentProcessing: 'warning',
  inProgress: 'plain',
  completed: 'positive',
  cancelled: 'negative',
} as const;

/** An order with everything that still moves: payment, delivery, the number's journey. */
export function OrderCard({ order }: { order: OrderView }) {
  const text = useText();
  const stand = paymentStand(order.payment);
  return (
    <article className={styles.card} aria-labelledby={`order-${order.id}`}>
      <header className={styles.head}>
        <div>
          <h3 id={`order-${order.id}`} className={styles.title}>
            {order.tariff.name}
          </h3>
          <ul className={styles.meta}>
            <li>{text('dashboard.order.number', { number: order.number })}</li>
            {order.msisdn ? <li>{formatPhone(order.msisdn)}</li> : null}
          </ul>
        </div>
        <Badge tone={tones[order.state]}>{text(`dashboard.order.state.${order.state}`)}</Badge>
      </header>
      {order.state === 'cancelled' ? null : <OrderProgress order={order} />}
      {stand === 'checking' ? <Message kind="warning">{text('dashboard.payment.checking')}</Message> : null}
      {isPayable(order) ? (
        <Message kind={stand === 'failed' ? 'error' : 'warning'} title={text(`dashboard.payment.${stand}`)}>
          <PayButton
            orderId={order.id}
            version={versionFor(order.payment?.method)}
            again={stand === 'failed'}
          />
        </Message>
      ) : null}
      <OrderTracks order={order} />
    </article>
  );
}
