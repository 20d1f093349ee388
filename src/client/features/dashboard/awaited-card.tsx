import { useId, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Failure } from '../../components/failure.tsx';
import { Message } from '../../components/message.tsx';
import { call } from '../../lib/call.ts';
import { serverToday } from '../../lib/server-today.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import styles from './awaited-card.module.css';
import { CardArrived, type CardProps } from './card-arrived.tsx';

/** Below the parcel's way: the customer says that the card is there, or gives up one that is late. */
export function AwaitedCard({ order, onChange }: CardProps) {
  const text = useText();
  const { awaitedCard, contract, earlyStart } = order;
  if (!awaitedCard?.isConfirmable) return null;
  const awaits = contract?.awaits ?? 'card';
  const isLate = awaitedCard.lateFrom <= serverToday();
  return (
    <div className={styles.card}>
      {isLate ? (
        <Message kind="warning" title={text('dashboard.next.cardLate.title')}>
          <p>{text('dashboard.card.late')}</p>
        </Message>
      ) : null}
      <p>{text('dashboard.card.note', { awaits, early: earlyStart ? 'yes' : 'no' })}</p>
      <div className={styles.actions}>
        <CardArrived order={order} onChange={onChange} />
        {isLate ? <CancelButton order={order} onChange={onChange} /> : null}
      </div>
    </div>
  );
}

function CancelButton({ order: { id, number }, onChange }: CardProps) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { busy, error, start } = useAttempt(async () => {
    await call('POST /api/orders/:id/card/cancellation', { params: { id } });
    dialog.current?.close();
    onChange();
  });
  return (
    <>
      <Button look="quiet" onClick={() => dialog.current?.showModal()}>
        {text('dashboard.card.cancel')}
      </Button>
      <Dialog ref={dialog} titleId={titleId} title={text('dashboard.card.cancel')}>
        <div className={styles.card}>
          <p>{text('dashboard.card.cancelSure', { number })}</p>
          {error ? <Failure error={error} /> : null}
          <Button busy={busy} wide onClick={start}>
            {text('dashboard.card.cancelNow')}
          </Button>
          <Button look="quiet" wide onClick={() => dialog.current?.close()}>
            {text('dashboard.card.back')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
