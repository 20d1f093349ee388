import { ButtonLink } from '../../components/button.tsx';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import type { ProofPart } from './ask-replacement.tsx';
import { Barrings } from './barrings.tsx';
import { Forwarding } from './forwarding.tsx';
import { ReplaceSim } from './replace-sim.tsx';
import { SimFrame } from './sim-frame.tsx';
import { SimSecrets } from './sim-secrets.tsx';
import { SimState } from './sim-state.tsx';
import styles from './sims.module.css';

/** The SIM of a line: its state, PIN and PUK, the eSIM's set-up, and the codes to dial. */
export function SimOverview({ proof }: { proof: ProofPart }) {
  return (
    <SimFrame none="sim" fits={() => true}>
      {(sim, change) => (
        // Another line begins anew: nothing that was shown of the one before stays.
        <div key={sim.contractId} className={styles.columns}>
          <div className={styles.stack}>
            <SimState sim={sim} onChange={change} />
            {sim.hasEsimCode ? <EsimPart contractId={sim.contractId} /> : null}
            {sim.state === 'waiting' ? null : <ReplaceSim sim={sim} proof={proof} onChange={change} />}
            <SimSecrets contractId={sim.contractId} />
          </div>
          <div className={styles.stack}>
            <Barrings sim={sim} />
            <Forwarding />
          </div>
        </div>
      )}
    </SimFrame>
  );
}

function EsimPart({ contractId }: { contractId: string }) {
  const text = useText();
  return (
    <Section size="part" title={text('sims.page.esim.part')} lead={text('sims.page.esim.partLead')}>
      <ButtonLink to={`/dashboard/esim?contract=${contractId}`} look="secondary">
        {text('sims.page.esim.go')}
      </ButtonLink>
    </Section>
  );
}
