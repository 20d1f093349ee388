import type { OrderView } from '../../../shared/api/order-view.ts';
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

/** Four steps from the order to the first call; assistive technology gets the name of the current one. */
export function OrderProgress({ order }: { order: OrderView }) {
  const text = useText();
  // A jersey can be on its way when the line works already.
  const at = order.contract?.state === 'active' ? steps.length : reached[order.state];
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
