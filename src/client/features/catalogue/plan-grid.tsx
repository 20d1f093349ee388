import type { Tariff } from '../../../shared/api/catalogue.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { TickList } from '../../components/tick-list.tsx';
import { useText } from '../../lib/text.ts';
import styles from './plan-grid.module.css';
import { sharedFeatures } from './shared-features.ts';
import { TariffCard } from './tariff-card.tsx';

interface Props {
  /** Undefined while the plans are loading. */
  tariffs: readonly Tariff[] | undefined;
  /** All plans: their common features are listed once, above the cards. */
  catalogue: readonly Tariff[] | undefined;
  highlightedSlug: string | undefined;
}

/** The plans of the home page as cards. */
export function PlanGrid({ tariffs, catalogue, highlightedSlug }: Props) {
  const text = useText();
  if (!tariffs) {
    return (
      <div className={styles.grid} aria-hidden="true">
        {['one', 'two', 'three'].map((place) => (
          <Skeleton key={place} height="var(--card-height)" />
        ))}
      </div>
    );
  }
  const shared = sharedFeatures(catalogue ?? tariffs);
  return (
    <>
      <TickList items={shared} label={text('tariffs.always')} wide />
      <ul className={styles.grid}>
        {tariffs.map((tariff) => (
          <li key={tariff.id} className={styles.item}>
            <TariffCard
              tariff={tariff}
              features={tariff.features.filter((feature) => !shared.includes(feature))}
              highlighted={tariff.slug === highlightedSlug}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
