import type { SimView } from '../../../shared/api/sims.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { call } from '../../lib/call.ts';
import { notify } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import styles from './sims.module.css';

interface Props {
  contractId: string;
  onChange: (sim: SimView) => void;
}

/** Lets a SIM that was found again work. The server wants a step-up, which the app asks for by itself. */
export function UnblockSim({ contractId, onChange }: Props) {
  const text = useText();
  const { busy, error, start } = useAttempt(async () => {
    const { sim } = await call('POST /api/sims/me/:id/unblock', { params: { id: contractId } });
    onChange(sim);
    notify({ kind: 'success', key: 'sims.page.unblock.done' });
  });
  return (
    <>
      <div className={styles.actions}>
        <Button wide busy={busy} onClick={start}>
          {text('sims.page.unblock')}
        </Button>
      </div>
      {error ? <Failure error={error} /> : null}
      <p className={styles.hint}>{text('sims.page.unblock.hint')}</p>
    </>
  );
}
