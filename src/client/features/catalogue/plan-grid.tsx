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
  /** How many placeholders to show while the plans are loading. */
  expected?: number;
  highlightedSlug?: string;
  heading?: 'h2' | 'h3';
}

export function PlanGrid({ tariffs, catalogue, expected = 3, highlightedSlug, heading }: Props) {
  const text = useText();
  if (!tariffs) {
    return (
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: expected }, (_, at) => (
          // Placeholders have no other identity than their position.
          <Skeleton key={`place-${String(at)}`} height="var(--card-height)" />
        ))}
      </div>
    );
  }
  const shared = sharedFeatures(catalogue ?? tariffs);
  return (
    <>
      <TickList items={shared} label={text('tariffs.always')} wide />
      <PlanCards tariffs={tariffs} shared={shared} highlightedSlug={highlightedSlug} heading={heading} />
    </>
  );
}

interface CardsProps {
  tariffs: readonly Tariff[];
  /** The features that the cards need not repeat. */
  shared: readonly string[];
  highlightedSlug?: string;
  heading?: 'h2' | 'h3';
}

export function PlanCards({ tariffs, shared, highlightedSlug, heading }: CardsProps) {
  return (
    <ul className={styles.grid} data-lone={tariffs.length === 1}>
      {tariffs.map((tariff) => (
        <li key={tariff.id} className={styles.item}>
          <TariffCard
            tariff={tariff}
            features={tariff.features.filter((feature) => !shared.includes(feature))}
            highlighted={tariff.slug === highlightedSlug}
            heading={heading}
          />
        </li>
      ))}
    </ul>
  );
}
