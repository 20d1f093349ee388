import { IconCircleCheck } from '@tabler/icons-react';
import { ErrorState } from '../../components/failure.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { AsOf } from './as-of.tsx';
import { DisturbanceItem } from './disturbance-item.tsx';
import styles from './network.module.css';
import { Unreachable } from './unreachable.tsx';

/** All disturbances that the network knows, and planned work; those of the place that was asked for come first. */
export function Disturbances({ near }: { near: string }) {
  const text = useText();
  const { data, error, retry } = useCall('GET /api/network/disturbances', { query: near ? { near } : {} });
  return (
    <Section size="part" title={text('network.page.disturbances.title')}>
      {data ? <Listed disturbances={data.disturbances} asOf={data.asOf} /> : null}
      {!data && error ? <ErrorState error={error} onRetry={retry} /> : null}
      {data || error ? null : <Skeleton height={240} />}
    </Section>
  );
}

type Answer = NonNullable<ReturnType<typeof useCall<'GET /api/network/disturbances'>>['data']>;

function Listed({ disturbances, asOf }: Answer) {
  const text = useText();
  if (!disturbances) return <Unreachable />;
  return (
    <>
      {disturbances.length === 0 ? (
        <div className={styles.none}>
          <IconCircleCheck size={32} aria-hidden="true" />
          <div>
            <p className={styles.label}>{text('network.page.disturbances.none')}</p>
            <p>{text('network.page.disturbances.noneText')}</p>
          </div>
        </div>
      ) : (
        <ul className={styles.list}>
          {disturbances.map((disturbance) => (
            <DisturbanceItem key={disturbance.id} disturbance={disturbance} />
          ))}
        </ul>
      )}
      <AsOf moment={asOf} />
    </>
  );
}
