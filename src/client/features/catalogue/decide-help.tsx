import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { Tariff } from '../../../shared/api/catalogue.ts';
import { Button } from '../../components/button.tsx';
import { Failure } from '../../components/failure.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { asApiError } from '../../lib/api-error.ts';
import { currentLanguage } from '../../lib/language.ts';
import { useText } from '../../lib/text.ts';
import type { AdvicePanelProps, Help } from './advice-panel.tsx';
import styles from './decide-help.module.css';

/** Its code and words load when it is wanted. */
const AdvicePanel = lazy<ComponentType<AdvicePanelProps>>(() =>
  import('./advice-panel.tsx')
    .then(async (panel) => {
      await panel.prepare(currentLanguage());
      return { default: panel.AdvicePanel };
    })
    .catch((reason: unknown) => ({ default: () => <Failure error={asApiError(reason)} /> })),
);

/** Help to choose a plan: three questions, or a comparison. */
export function DecideHelp({ catalogue }: { catalogue: readonly Tariff[] }) {
  const text = useText();
  const [help, setHelp] = useState<Help>();
  /** The plan that the questions led to: the comparison begins with it. */
  const [advised, setAdvised] = useState<Tariff>();
  const compare = (plan: Tariff) => {
    setAdvised(plan);
    setHelp('compare');
  };
  const wayTo = (wanted: Help) => (
    <Button
      look={wanted === 'ask' && !help ? 'primary' : 'secondary'}
      aria-expanded={help === wanted}
      onClick={() => setHelp(help === wanted ? undefined : wanted)}
    >
      {text(`tariffs.help.${wanted}`)}
    </Button>
  );
  return (
    <section className={styles.help} aria-labelledby="decide-help" data-scripted>
      <div className={styles.head}>
        <h2 id="decide-help" className={styles.title}>
          {text('tariffs.help.title')}
        </h2>
        <div className={styles.ways}>
          {wayTo('ask')}
          {wayTo('compare')}
        </div>
      </div>
      {help ? (
        <Suspense fallback={<Skeleton height={280} />}>
          <AdvicePanel key={help} help={help} catalogue={catalogue} advised={advised} onCompare={compare} />
        </Suspense>
      ) : null}
    </section>
  );
}
