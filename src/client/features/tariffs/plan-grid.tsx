import type { Tariff } from '../../../shared/catalogue.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import styles from './plan-grid.module.css';
import { TariffCard } from './tariff-card.tsx';

interface Props {
  tariffs: readonly Tariff[] | undefined;
  /** How many places to keep while the plans are on their way. */
  expected?: number;
  highlightedSlug?: string;
  heading?: 'h2' | 'h3';
}

export function PlanGrid({ tariffs, expected = 3, highlightedSlug, heading }: Props) {
  if (!tariffs) {
    return (
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: expected }, (_, at) => (
          // The places have no identity but their position.
          <Skeleton key={`place-${String(at)}`} height={480} />
        ))}
      </div>
    );
  }
  return (
    <ul className={styles.grid}>
      {tariffs.map((tariff) => (
        <li key={tariff.id} className={styles.item}>
          <TariffCard tariff={tariff} highlighted={tariff.slug === highlightedSlug} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
