import type { OrderView } from '../../../shared/api/order-view.ts';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import { OrderCard } from './order-card.tsx';
import styles from './overview.module.css';
import { isPast, PastOrder } from './past-orders.tsx';

interface Props {
  orders: readonly OrderView[];
  /** The order whose payment the card above already asks for. */
  payIn: string | undefined;
  onChange: () => void;
}

/** Every order with its parts in progress; those that are over as short rows. */
export function Orders({ orders, payIn, onChange }: Props) {
  const text = useText();
  if (orders.length === 0) return null;
  const past = orders.filter(isPast);
  const going = orders.filter((order) => !isPast(order));
  return (
    <Section size="part" title={text('dashboard.orders.title')}>
      <div className={styles.top}>
        {going.map((order) => (
          <OrderCard key={order.id} order={order} asksForPayment={order.id !== payIn} onChange={onChange} />
        ))}
        {past.map((order) => (
          <PastOrder key={order.id} order={order} />
        ))}
      </div>
    </Section>
  );
}
