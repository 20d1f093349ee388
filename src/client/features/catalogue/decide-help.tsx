import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { Tariff } from '../../../shared/api/catalogue.ts';
import { Button } from '../../components/button.tsx';
import { PartLost } from '../../components/part-lost.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { currentLanguage } from '../../lib/language.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useText } from '../../lib/text.ts';
import type { AdvicePanelProps, Help } from './advice-panel.tsx';
import styles from './decide-help.module.css';

type PanelProps = AdvicePanelProps & {
  /** What stands on the page when the panel cannot be loaded. */
  plans: ReactNode;
};

/** Its code and words load when it is wanted. */
const AdvicePanel = lazyPart<PanelProps>(
  async () => {
    const panel = await import('./advice-panel.tsx');
    await panel.prepare(currentLanguage());
    return panel.AdvicePanel;
  },
  ({ plans }) => (
    <>
      <PartLost />
      {plans}
    </>
  ),
);

interface Props {
  catalogue: readonly Tariff[];
  /** The plans: they have the page while no help is open. */
  children: ReactNode;
}

/** Help to choose a plan: three questions, or a comparison, in the place of the plans. */
export function DecideHelp({ catalogue, children }: Props) {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  const [help, setHelp] = useState<Help>();
  /** The plan that the questions led to: the comparison begins with it. */
  const [advised, setAdvised] = useState<Tariff>();
  const compare = (plan: Tariff) => {
    setAdvised(plan);
    setHelp('compare');
  };
  const close = () => {
    setHelp(undefined);
    title.current?.focus();
  };
  const wayTo = (wanted: Help) => (
    <Button look={wanted === 'ask' ? 'primary' : 'secondary'} onClick={() => setHelp(wanted)}>
      {text(`tariffs.help.${wanted}`)}
    </Button>
  );
  return (
    <>
      <section className={styles.help} data-open={Boolean(help)} aria-labelledby="decide-help" data-scripted>
        <div className={styles.head}>
          <h2 id="decide-help" ref={title} tabIndex={-1} className={styles.title}>
            {text('tariffs.help.title')}
          </h2>
          {help ? null : (
            <div className={styles.ways}>
              {wayTo('ask')}
              {wayTo('compare')}
            </div>
          )}
        </div>
        {help ? (
          <Suspense fallback={<Skeleton height={280} />}>
            <AdvicePanel
              key={help}
              help={help}
              catalogue={catalogue}
              plans={children}
              advised={advised}
              onCompare={compare}
              onClose={close}
            />
          </Suspense>
        ) : null}
      </section>
      {help ? null : children}
    </>
  );
}
