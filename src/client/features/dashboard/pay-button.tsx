import type { PaymentVersion } from '../../../shared/enums.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { startPayment } from '../../lib/start-payment.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';

interface Props {
  orderId: string;
  version?: PaymentVersion;
  again: boolean;
  wide?: boolean;
}

/** Pays an order, or pays it again after a failure. A second click while the first call is running does nothing. */
export function PayButton({ orderId, version, again, wide }: Props) {
  const text = useText();
  const { busy, error, start } = useAttempt(() => startPayment(orderId, version));
  return (
    <>
      {error ? <Failure error={error} /> : null}
      <Button busy={busy} wide={wide} onClick={start}>
        {text(again ? 'dashboard.pay.again' : 'dashboard.pay.now')}
      </Button>
    </>
  );
}
