import { useId, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { clearDraft } from '../../lib/order-draft.ts';
import { useText } from '../../lib/text.ts';
import css from './wizard.module.css';

/** Empties the order, after a question, and begins again at the first step (specification, "Wizard"). */
export function DiscardOrder() {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const discard = () => {
    dialog.current?.close();
    clearDraft();
  };
  return (
    <>
      <p className={css.discard}>
        <Button look="quiet" onClick={() => dialog.current?.showModal()}>
          {text('order.page.discard.open')}
        </Button>
      </p>
      <Dialog ref={dialog} titleId={titleId} title={text('order.page.discard.title')}>
        <p>{text('order.page.discard.text')}</p>
        <Button wide look="negative" onClick={discard}>
          {text('order.page.discard.yes')}
        </Button>
        <Button wide look="secondary" onClick={() => dialog.current?.close()}>
          {text('order.page.discard.no')}
        </Button>
      </Dialog>
    </>
  );
}
