import { IconDeviceMobile } from '@tabler/icons-react';
import { ListRow, ListRows } from '../../components/list-row.tsx';
import { useText } from '../../lib/text.ts';
import { AskReplacement, type ProofPart } from './ask-replacement.tsx';
import { Barrings } from './barrings.tsx';
import { Forwarding } from './forwarding.tsx';
import { ReplacementUnderWay } from './replacement-under-way.tsx';
import { SimFrame } from './sim-frame.tsx';
import { SimSecrets } from './sim-secrets.tsx';
import { SimState } from './sim-state.tsx';
import styles from './sims.module.css';

/** The SIM of a line: its state, PIN and PUK, the eSIM's set-up, and the codes to dial. */
export function SimOverview({ proof }: { proof: ProofPart }) {
  const text = useText();
  return (
    <SimFrame none="sim" fits={() => true}>
      {(sim, change) => (
        // Another line begins anew: nothing that was shown of the one before stays.
        <div key={sim.contractId} className={styles.columns}>
          <div className={styles.stack}>
            <SimState sim={sim} onChange={change} />
            {sim.replacedFrom ? (
              <ReplacementUnderWay sim={sim} from={sim.replacedFrom} onChange={change} />
            ) : null}
            <div className={styles.rows}>
              {sim.hasEsimCode ? (
                <ListRows label={text('sims.page.kind.esim')}>
                  <EsimRow contractId={sim.contractId} />
                </ListRows>
              ) : null}
              {sim.state === 'waiting' || sim.replacedFrom ? null : (
                <AskReplacement sim={sim} proof={proof} onChange={change} />
              )}
              <SimSecrets contractId={sim.contractId} />
            </div>
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

function EsimRow({ contractId }: { contractId: string }) {
  const text = useText();
  return (
    <ListRow
      icon={<IconDeviceMobile size={24} aria-hidden="true" />}
      to={`/dashboard/esim?contract=${contractId}`}
      title={text('sims.page.esim.go')}
    />
  );
}
