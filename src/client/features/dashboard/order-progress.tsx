import type { OrderView } from '../../../shared/order-view.ts';
import { useText } from '../../lib/text.ts';
import styles from './order-progress.module.css';

const steps = ['ordered', 'paid', 'preparing', 'active'] as const;
const reached: Record<OrderView['state'], number> = {
  pendingPayment: 1,
  paymentProcessing: 1,
  inProgress: 2,
  completed: 4,
  cancelled: 0,
};

/** Four stations from the order to the first call; the current one is named for assistive technology. */
export function OrderProgress({ order }: { order: OrderView }) {
  const text = useText();
  const at = reached[order.state];
  return (
    <ol className={styles.line} aria-label={text('dashboard.progress.label')}>
      {steps.map((step, index) => (
        <li key={step} data-state={stateOf(index, at)} aria-current={index === at ? 'step' : undefined}>
          {text(`dashboard.progress.${step}`)}
        </li>
      ))}
    </ol>
  );
}

function stateOf(index: number, at: number): 'done' | 'current' | 'ahead' {
  if (index < at) return 'done';
  return index === at ? 'current' : 'ahead';
}
