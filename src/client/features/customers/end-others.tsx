import { useId, useRef } from 'react';
import type { DeviceList } from '../../../shared/api/customers.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Failure } from '../../components/failure.tsx';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import styles from './devices.module.css';

interface Props {
  onChanged: (left: DeviceList, key: string) => void;
}

/** Ends all sessions but this one, after a second word. */
export function EndOthers({ onChanged }: Props) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();
  const { busy, error, start } = useAttempt(async () => {
    const left = await call('DELETE /api/devices');
    close();
    onChanged(left, 'account.page.devices.othersEnded');
  });
  return (
    <>
      <Button look="secondary" onClick={() => dialog.current?.showModal()}>
        {text('account.page.devices.endOthers')}
      </Button>
      <Dialog ref={dialog} titleId={titleId} title={text('account.page.devices.endOthersTitle')}>
        <div className={styles.dialog}>
          <p>{text('account.page.devices.endOthersText')}</p>
          {error ? <Failure error={error} /> : null}
          <Button look="primary" busy={busy} wide onClick={start}>
            {text('account.page.devices.endOthersConfirm')}
          </Button>
          <Button look="secondary" wide onClick={close}>
            {text('account.page.devices.cancel')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
