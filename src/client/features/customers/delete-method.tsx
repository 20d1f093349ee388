import { useId, useRef } from 'react';
import type { SavedMethodList, SavedMethodView } from '../../../shared/api/payments.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Failure } from '../../components/failure.tsx';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { deleteMethod } from './saved-method-calls.ts';
import styles from './saved-methods.module.css';

interface Props {
  method: SavedMethodView;
  onChanged: (left: SavedMethodList, key: string) => void;
}

/** Deleting asks for a confirmation; a deleted method must be entered again. */
export function DeleteMethod({ method: { id, label }, onChanged }: Props) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();
  const { busy, error, start } = useAttempt(async () => {
    const left = await deleteMethod(id);
    close();
    onChanged(left, 'account.page.methods.deleted');
  });
  return (
    <>
      <Button
        look="quiet"
        aria-label={text('account.page.methods.deleteOf', { label })}
        onClick={() => dialog.current?.showModal()}
      >
        {text('account.page.methods.delete')}
      </Button>
      <Dialog ref={dialog} titleId={titleId} title={text('account.page.methods.deleteTitle')}>
        <div className={styles.dialog}>
          <p>{text('account.page.methods.deleteText', { label })}</p>
          {error ? <Failure error={error} /> : null}
          <Button look="negative" busy={busy} wide onClick={start}>
            {text('account.page.methods.deleteConfirm')}
          </Button>
          <Button look="secondary" wide onClick={close}>
            {text('account.page.methods.keep')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
