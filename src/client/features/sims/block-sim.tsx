import { useId, useRef } from 'react';
import type { SimView } from '../../../shared/api/sims.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Failure } from '../../components/failure.tsx';
import { call } from '../../lib/call.ts';
import { notify } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import styles from './sims.module.css';

interface Props {
  sim: SimView;
  onChange: (sim: SimView) => void;
}

/** Blocks a lost SIM after a second word: without a step-up, whose code would go to the lost phone. */
export function BlockSim({ sim, onChange }: Props) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();
  const { busy, error, start } = useAttempt(async () => {
    const { sim: blocked } = await call('POST /api/sims/me/:id/block', { params: { id: sim.contractId } });
    close();
    onChange(blocked);
    notify({ kind: 'success', key: 'sims.page.block.done' });
  });
  return (
    <div className={styles.part}>
      <p className={styles.hint}>{text('sims.page.block.hint')}</p>
      <div className={styles.actions}>
        <Button look="secondary" wide onClick={() => dialog.current?.showModal()}>
          {text('sims.page.block.open')}
        </Button>
      </div>
      <Dialog ref={dialog} titleId={titleId} title={text('sims.page.block.title')}>
        <div className={styles.dialog}>
          <p>{text('sims.page.block.text', { number: lineInWords(sim) })}</p>
          <p>{text('sims.page.block.back')}</p>
          {error ? <Failure error={error} /> : null}
          <Button look="negative" wide busy={busy} onClick={start}>
            {text('sims.page.block.confirm')}
          </Button>
          <Button look="secondary" wide onClick={close}>
            {text('sims.page.cancel')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
