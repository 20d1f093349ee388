import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { ErrorState } from '../../components/failure.tsx';
import fold from '../../components/fold.module.css';
import { MastIllustration } from '../../components/illustrations/mast.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { AsOf } from './as-of.tsx';
import { type Disturbance, DisturbanceItem } from './disturbance-item.tsx';
import { useMomentInWords } from './moment-in-words.ts';
import styles from './network.module.css';
import { Unreachable } from './unreachable.tsx';

interface Props {
  near: string;
  /** When the network said how the reception is: the same moment is not said again. */
  told: string | null;
}

/** All disturbances that the network knows, and planned work; where a place was asked for, those elsewhere are folded. */
export function Disturbances({ near, told }: Props) {
  const text = useText();
  const { data, error, retry } = useCall('GET /api/network/disturbances', { query: near ? { near } : {} });
  return (
    <Section size="part" title={text('network.page.disturbances.title')}>
      {data ? <Listed near={near} told={told} {...data} /> : null}
      {!data && error ? <ErrorState error={error} onRetry={retry} /> : null}
      {data || error ? null : <Skeleton height={240} />}
    </Section>
  );
}

type Answer = NonNullable<ReturnType<typeof useCall<'GET /api/network/disturbances'>>['data']>;

function Listed({ near, told, disturbances, asOf }: Answer & Props) {
  const text = useText();
  const inWords = useMomentInWords();
  if (!disturbances) return <Unreachable />;
  const here = near ? disturbances.filter(({ isHere }) => isHere) : disturbances;
  const others = disturbances.filter((one) => !here.includes(one));
  return (
    <div className={styles.listed}>
      <State disturbances={here} isPlace={others.length > 0} />
      <Items disturbances={here} />
      {others.length > 0 ? (
        <details className={fold.fold}>
          <summary>{text('network.page.disturbances.others', { count: others.length })}</summary>
          <Items disturbances={others} />
        </details>
      ) : null}
      {asOf && told && inWords(asOf) === inWords(told) ? null : <AsOf moment={asOf} />}
    </div>
  );
}

/** The answer before the list: whether anything is disturbed. */
function State({ disturbances, isPlace }: { disturbances: readonly Disturbance[]; isPlace: boolean }) {
  const text = useText();
  const faults = disturbances.filter(({ state }) => state !== 'planned').length;
  const Icon = faults > 0 ? IconAlertTriangle : IconCircleCheck;
  const none = text(`network.page.disturbances.${isPlace ? 'noneHere' : 'none'}`);
  return (
    <div
      className={styles.band}
      data-tone={faults > 0 ? 'negative' : 'positive'}
      data-quiet={disturbances.length === 0}
    >
      {disturbances.length === 0 ? <MastIllustration /> : <Icon size={56} aria-hidden="true" />}
      <div>
        <p>{faults > 0 ? text('network.page.disturbances.faults', { count: faults }) : none}</p>
        {disturbances.length === 0 ? (
          <p className={styles.advice}>{text('network.page.disturbances.noneText')}</p>
        ) : null}
      </div>
    </div>
  );
}

function Items({ disturbances }: { disturbances: readonly Disturbance[] }) {
  if (disturbances.length === 0) return null;
  return (
    <ul className={styles.list}>
      {disturbances.map((disturbance) => (
        <DisturbanceItem key={disturbance.id} disturbance={disturbance} />
      ))}
    </ul>
  );
}
