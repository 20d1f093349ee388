import type { OrderView } from '../../../shared/api/order-view.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { AnswerList } from '../../components/answer-list.tsx';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
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
  reversed: 'negative',
} as const;

interface Props {
  order: OrderView;
  /** False where another part of the page already asks for the payment. */
  asksForPayment: boolean;
  /** The order has changed: read it again. */
  onChange: () => void;
}

/** An order with all parts in progress: payment, delivery, porting. */
export function OrderCard({ order, asksForPayment, onChange }: Props) {
  const text = useText();
  const stand = paymentStand(order.payment);
  const state = order.payment?.isReversed ? 'reversed' : order.state;
  const isOver = order.state === 'completed' || order.state === 'cancelled';
  return (
    <Card as="article" labelledBy={`order-${order.id}`}>
      <header className={styles.head}>
        <div>
          <h3 id={`order-${order.id}`} className={styles.title} lang="de">
            {order.tariff.name}
          </h3>
          <ul className={styles.meta}>
            <li>{text('dashboard.order.number', { number: order.number })}</li>
            {order.msisdn ? <li>{formatPhone(order.msisdn)}</li> : null}
          </ul>
        </div>
        <Badge tone={tones[state]}>{text(`dashboard.order.state.${state}`)}</Badge>
      </header>
      {isOver || isTracked(order) ? null : <OrderProgress order={order} />}
      {isOver ? null : <Start order={order} />}
      {isPayable(order) && asksForPayment ? (
        <Message kind={stand === 'failed' ? 'error' : 'warning'} title={text(`dashboard.payment.${stand}`)}>
          <PayButton
            orderId={order.id}
            version={versionFor(order.payment?.method)}
            again={stand === 'failed'}
          />
        </Message>
      ) : null}
      {order.payment?.isReversed ? <Reversed /> : null}
      {isOver ? null : <OrderTracks order={order} onChange={onChange} />}
      <AnswerList answers={order.answers} />
    </Card>
  );
}

/** Whether the way of its card or of its number shows already how far a paid order is. */
function isTracked({ state, delivery, porting }: OrderView): boolean {
  return state === 'inProgress' && (porting !== null || delivery.some(({ kind }) => kind === 'sim'));
}

/** The day on which the line begins, or what it waits for. */
function Start({ order: { contract, porting, delivery, earlyStart } }: Pick<Props, 'order'>) {
  const text = useText();
  if (contract?.state === 'active') return null;
  const unpaid = porting ? 'number' : earlyStart ? 'payment' : 'paymentLate';
  const wait = contract ? (contract.awaits ?? 'day') : unpaid;
  const day = germanDay(contract?.startsOn ?? '');
  const card = delivery.some(({ kind }) => kind === 'sim') ? 'yes' : 'no';
  return <p>{text(`dashboard.order.starts.${wait}`, { day, card, early: earlyStart ? 'yes' : 'no' })}</p>;
}

/** The bank took the money back: the customer pays the invoice, never the order a second time. */
function Reversed() {
  const text = useText();
  return (
    <Message kind="error" title={text('dashboard.payment.reversed')}>
      <p>{text('dashboard.payment.reversedText')}</p>
      <ButtonLink to="/dashboard/bills" look="secondary">
        {text('dashboard.payment.toBills')}
      </ButtonLink>
    </Message>
  );
}
