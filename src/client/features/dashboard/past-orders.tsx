import type { OrderView } from '../../../shared/api/order-view.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { Badge } from '../../components/badge.tsx';
import { useText } from '../../lib/text.ts';
import styles from './order-card.module.css';

/** Over, and with nothing to say but that. */
export function isPast({ state, payment, answers }: OrderView): boolean {
  return (state === 'completed' || state === 'cancelled') && !payment?.isReversed && answers.length === 0;
}

/** An order that is over, as a row. */
export function PastOrder({ order: { id, tariff, number, msisdn, state } }: { order: OrderView }) {
  const text = useText();
  return (
    <article className={styles.past} aria-labelledby={`order-${id}`}>
      <div>
        <h3 id={`order-${id}`} className={styles.pastTitle} lang="de">
          {tariff.name}
        </h3>
        <ul className={styles.meta}>
          <li>{text('dashboard.order.number', { number })}</li>
          {msisdn ? <li>{formatPhone(msisdn)}</li> : null}
        </ul>
      </div>
      <Badge tone={state === 'completed' ? 'positive' : 'negative'}>
        {text(`dashboard.order.state.${state}`)}
      </Badge>
    </article>
  );
}
