import { useState } from 'react';
import type { EsimView } from '../../../shared/api/contracts.ts';
import { Button } from '../../components/button.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { Failure } from '../../components/failure.tsx';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import styles from './own-contract.module.css';

/** How a user adds an eSIM by hand; the code is fetched when it is wanted, and needs a step-up. */
export function EsimCard({ contractId }: { contractId: string }) {
  const text = useText();
  const [esim, setEsim] = useState<EsimView>();
  const { busy, error, start } = useAttempt(async () => {
    const answer = await call('POST /api/contracts/me/:id/esim-code', { params: { id: contractId } });
    setEsim(answer.esim);
  });
  return (
    <section className={styles.esim} aria-label={text('contract.page.esim.title')}>
      <h4 className={styles.part}>{text('contract.page.esim.title')}</h4>
      <p>{text('contract.page.esim.text')}</p>
      <div role="status">{esim ? <EsimCode esim={esim} /> : null}</div>
      {esim ? null : (
        <Button look="secondary" busy={busy} onClick={start}>
          {text('contract.page.esim.show')}
        </Button>
      )}
      {error ? <Failure error={error} /> : null}
      <p>{text('contract.page.esim.secret')}</p>
    </section>
  );
}

function EsimCode({ esim: { smdpAddress, activationCode } }: { esim: EsimView }) {
  const text = useText();
  const code = (value: string) => <code translate="no">{value}</code>;
  return (
    <FactList
      look="stacked"
      facts={[
        { id: 'smdp', term: text('contract.page.esim.smdp'), value: code(smdpAddress) },
        { id: 'code', term: text('contract.page.esim.code'), value: code(activationCode) },
      ]}
    />
  );
}
