import type { OrderView } from '../../../shared/api/order-view.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';

export interface CardProps {
  order: OrderView;
  /** The order has changed: read it again. */
  onChange: () => void;
}

/** The customer says that the SIM card is there, so that the line begins. */
export function CardArrived({ order, onChange }: CardProps) {
  const text = useText();
  const { busy, error, start } = useAttempt(async () => {
    await call('POST /api/orders/:id/card/arrival', { params: { id: order.id } });
    onChange();
  });
  return (
    <>
      {error ? <Failure error={error} /> : null}
      <Button busy={busy} onClick={start}>
        {text('dashboard.card.arrived')}
      </Button>
    </>
  );
}
