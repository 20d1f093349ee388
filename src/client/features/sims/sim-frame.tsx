import type { ReactNode } from 'react';
import type { SimView } from '../../../shared/api/sims.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { ErrorState } from '../../components/failure.tsx';
import { KickOffIllustration } from '../../components/illustrations/kick-off.tsx';
import { LineSwitch } from '../../components/line-switch.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import styles from './sims.module.css';
import { useSim } from './use-sim.ts';

/** The refusal of a customer without a line. */
const NO_LINE = 1023;

interface Props {
  /** What a customer sees who has no such SIM: `sim` or `esim`. */
  none: 'sim' | 'esim';
  fits: (sim: SimView) => boolean;
  children: (sim: SimView, change: (sim: SimView) => void) => ReactNode;
}

/** One SIM of the customer; with several, the customer chooses. */
export function SimFrame({ none, fits, children }: Props) {
  const text = useText();
  const { isLoading, error, retry, sims, chosen, change } = useSim(fits);
  if (error && error.referenceCode !== NO_LINE) return <ErrorState error={error} onRetry={retry} />;
  if (isLoading)
    return (
      <div role="status">
        <span className="visually-hidden">{text('app.loading')}</span>
        <Skeleton height={420} />
      </div>
    );
  if (!chosen)
    return (
      <Empty
        title={text(`sims.page.none.${none}`)}
        text={text('sims.page.none.text')}
        illustration={<KickOffIllustration />}
      >
        <ButtonLink to="/dashboard" look="secondary">
          {text('sims.page.none.action')}
        </ButtonLink>
      </Empty>
    );
  const lineOf = (sim: SimView) => ({ ...sim, id: sim.contractId });
  return (
    <div className={styles.stack}>
      <LineSwitch lines={sims.map(lineOf)} chosen={lineOf(chosen)} />
      {children(chosen, change)}
    </div>
  );
}
