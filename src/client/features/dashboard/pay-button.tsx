import { useState } from 'react';
import type { PaymentVersion } from '../../../shared/enums.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { type ApiError, asApiError } from '../../lib/api-error.ts';
import { startPayment } from '../../lib/start-payment.ts';
import { useText } from '../../lib/text.ts';

interface Props {
  orderId: string;
  version?: PaymentVersion;
  again: boolean;
  wide?: boolean;
}

/** Pays an order, or pays it again after a failure. A second click while the first is on its way does nothing. */
export function PayButton({ orderId, version, again, wide }: Props) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const pay = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await startPayment(orderId, version);
    } catch (reason) {
      setError(asApiError(reason));
      setBusy(false);
    }
  };
  return (
    <>
      {error ? <Failure error={error} /> : null}
      <Button busy={busy} wide={wide} onClick={pay}>
        {text(again ? 'dashboard.pay.again' : 'dashboard.pay.now')}
      </Button>
    </>
  );
}
