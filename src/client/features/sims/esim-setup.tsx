import { useState } from 'react';
import type { EsimView } from '../../../shared/api/contracts.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { Section } from '../../components/section.tsx';
import { call } from '../../lib/call.ts';
import { useText } from '../../lib/text.ts';
import { useAttempt } from '../../lib/use-attempt.ts';
import { EsimCode } from './esim-code.tsx';
import { EsimHelp } from './esim-help.tsx';
import { SimFrame } from './sim-frame.tsx';
import styles from './sims.module.css';

/** How a customer loads an eSIM; its code stands here alone, after a step-up. */
export function EsimSetup() {
  return (
    <SimFrame none="esim" fits={({ hasEsimCode }) => hasEsimCode}>
      {({ contractId, msisdn }) => (
        <div key={contractId} className={styles.stack}>
          <Setup contractId={contractId} msisdn={msisdn} />
          <EsimHelp />
        </div>
      )}
    </SimFrame>
  );
}

const before = ['wifi', 'able'] as const;

function Setup({ contractId, msisdn }: { contractId: string; msisdn: string }) {
  const text = useText();
  const [esim, setEsim] = useState<EsimView>();
  return (
    <Section size="part" title={formatPhone(msisdn)}>
      <div className={styles.part}>
        <ol className={styles.steps}>
          {before.map((step) => (
            <li key={step}>{text(`sims.page.esim.before.${step}`)}</li>
          ))}
        </ol>
        <div role="status">{esim ? <EsimCode esim={esim} onHide={() => setEsim(undefined)} /> : null}</div>
        {esim ? null : <ShowButton contractId={contractId} onShow={setEsim} />}
        <p className={styles.hint}>{text('sims.page.esim.before.keep')}</p>
        <p className={styles.hint}>{text('sims.page.esim.secret')}</p>
      </div>
    </Section>
  );
}

interface ShowProps {
  contractId: string;
  onShow: (esim: EsimView) => void;
}

function ShowButton({ contractId, onShow }: ShowProps) {
  const text = useText();
  const { busy, error, start } = useAttempt(async () => {
    const { esim } = await call('POST /api/contracts/me/:id/esim-code', { params: { id: contractId } });
    onShow(esim);
  });
  return (
    <>
      <div className={styles.actions}>
        <Button busy={busy} onClick={start}>
          {text('sims.page.esim.show')}
        </Button>
      </div>
      {error ? <Failure error={error} /> : null}
    </>
  );
}
