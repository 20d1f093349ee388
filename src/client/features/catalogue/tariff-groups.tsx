import type { Tariff } from '../../../shared/api/catalogue.ts';
import { Section } from '../../components/section.tsx';
import { TickList } from '../../components/tick-list.tsx';
import { useText } from '../../lib/text.ts';
import { sharedFeatures } from './shared-features.ts';
import styles from './tariff-groups.module.css';
import { TariffRow } from './tariff-row.tsx';
import { termText } from './term-text.ts';

interface Props {
  /** All plans: what all of them have is listed once. */
  catalogue: readonly Tariff[];
  /** Those of one kind, or all. */
  shown: readonly Tariff[];
}

/** The plans, each kind under its name with one sentence about it; a kind that was chosen needs no heading of its own. */
export function TariffGroups({ catalogue, shown }: Props) {
  const text = useText();
  const shared = sharedFeatures(catalogue);
  const groups = [...new Set(shown.map(groupOf))];
  const isOneKind = shown.length < catalogue.length;
  return (
    <div>
      <TickList items={shared} label={text('tariffs.always')} wide />
      <div className={styles.groups}>
        {isOneKind ? (
          <TariffRow tariffs={shown} shared={shared} heading="h2" isBold />
        ) : (
          groups.map((group, at) => (
            <TariffGroup
              key={group}
              group={group}
              tariffs={shown.filter((tariff) => groupOf(tariff) === group)}
              shared={shared}
              isBold={at === 0}
            />
          ))
        )}
      </div>
    </div>
  );
}

interface GroupProps {
  group: string;
  tariffs: readonly Tariff[];
  shared: readonly string[];
  isBold: boolean;
}

function TariffGroup({ group, tariffs, shared, isBold }: GroupProps) {
  const text = useText();
  const [first] = tariffs;
  if (!first) return null;
  const lead = text(`tariffs.group.${group}.lead`, {
    term: termText(text, first),
    jersey: tariffs.some(({ hasFormOption }) => hasFormOption) ? 'yes' : 'no',
  });
  return (
    <Section
      size="part"
      title={text(`tariffs.group.${group}.title`)}
      titleLang={group === 'more' ? undefined : 'de'}
      lead={lead}
    >
      <TariffRow tariffs={tariffs} shared={shared} isBold={isBold} />
    </Section>
  );
}

/** Kinds with few plans share one heading: second cards, children's cards and business plans. */
function groupOf({ type }: Tariff): string {
  return type === 'flex' || type === 'single' ? type : 'more';
}
