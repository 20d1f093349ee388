import { useId, useMemo, useRef, useState } from 'react';
import type { OrderView } from '../../../shared/api/order-view.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Failure } from '../../components/failure.tsx';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { useNumberReservation } from '../../forms/widgets/number-reservation/use-number-reservation.ts';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import styles from './own-contract.module.css';

/** How a porting was given up. */
export type GivenUp = 'replaced' | 'cancelled';

interface Props {
  order: OrderView;
  onDone: (how: GivenUp) => void;
}

/** For a number that does not come: take a new one, or cancel the order free of charge. */
export function GivenUpPorting({ order, onDone }: Props) {
  const text = useText();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className={styles.orElse}>
      <h3 className={styles.title}>{text('contract.page.porting.orElse')}</h3>
      <p>{text('contract.page.porting.orElseText')}</p>
      <div className={styles.actions}>
        <Button look="secondary" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {text('contract.page.porting.newNumber')}
        </Button>
        <CancelButton order={order} onDone={() => onDone('cancelled')} />
      </div>
      {isChoosing ? <NewNumber orderId={order.id} onDone={() => onDone('replaced')} /> : null}
    </div>
  );
}

function NewNumber({ orderId: id, onDone }: { orderId: string; onDone: () => void }) {
  const text = useText();
  const numberReservation = useNumberReservation(() => {});
  const context = useMemo(() => ({ numberReservation }), [numberReservation]);
  return (
    <DefinitionForm
      id="order/new-number"
      context={context}
      submitLabel={text('contract.page.porting.takeNumber')}
      onSubmit={async (body, { version }) => {
        const headers = formHeaders(version);
        await call('POST /api/orders/:id/porting/new-number', { params: { id }, body, headers });
        onDone();
      }}
    />
  );
}

function CancelButton({ order: { id, number }, onDone }: { order: OrderView; onDone: () => void }) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { busy, error, start } = useAttempt(async () => {
    await call('POST /api/orders/:id/porting/cancellation', { params: { id } });
    dialog.current?.close();
    onDone();
  });
  return (
    <>
      <Button look="quiet" onClick={() => dialog.current?.showModal()}>
        {text('contract.page.porting.cancel')}
      </Button>
      <Dialog ref={dialog} titleId={titleId} title={text('contract.page.porting.cancel')}>
        <div className={styles.dialog}>
          <p>{text('contract.page.porting.cancelSure', { number })}</p>
          {error ? <Failure error={error} /> : null}
          <Button busy={busy} wide onClick={start}>
            {text('contract.page.porting.cancelNow')}
          </Button>
          <Button look="quiet" wide onClick={() => dialog.current?.close()}>
            {text('contract.page.porting.back')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
