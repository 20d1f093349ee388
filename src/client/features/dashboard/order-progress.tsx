import type { OrderView } from '../../../shared/order-view.ts';
import { StepLine } from '../../components/step-line.tsx';
import { useText } from '../../lib/text.ts';

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
    <StepLine
      label={text('dashboard.progress.label')}
      steps={steps.map((step, index) => ({
        id: step,
        title: text(`dashboard.progress.${step}`),
        state: stateOf(index, at),
      }))}
    />
  );
}

function stateOf(index: number, at: number): 'done' | 'current' | 'open' {
  if (index < at) return 'done';
  return index === at ? 'current' : 'open';
}
