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

/** The card has come. The server wants a step-up, which the app asks for by itself. */
export function SwitchOnCard({ contractId, onChange }: Props) {
  const text = useText();
  const { busy, error, start } = useAttempt(async () => {
    const params = { id: contractId };
    const { sim } = await call('POST /api/sims/me/:id/replacement/activate', { params });
    onChange(sim);
    notify({ kind: 'success', key: 'sims.page.replace.activated' });
  });
  return (
    <>
      <p className={styles.hint}>{text('sims.page.replace.activateText')}</p>
      <div className={styles.actions}>
        <Button busy={busy} onClick={start}>
          {text('sims.page.replace.activate')}
        </Button>
      </div>
      {error ? <Failure error={error} /> : null}
    </>
  );
}
