import type { Tariff } from '../../../shared/api/catalogue.ts';
import { Section } from '../../components/section.tsx';
import { TickList } from '../../components/tick-list.tsx';
import { useText } from '../../lib/text.ts';
import { PlanCards } from './plan-grid.tsx';
import { sharedFeatures } from './shared-features.ts';
import styles from './tariff-groups.module.css';
import { termText } from './term-text.ts';

/** The whole catalogue: each kind of plan under its name, with one sentence about it. */
export function TariffGroups({ catalogue }: { catalogue: readonly Tariff[] }) {
  const text = useText();
  const shared = sharedFeatures(catalogue);
  const groups = [...new Set(catalogue.map(groupOf))];
  return (
    <div>
      <TickList items={shared} label={text('tariffs.always')} wide />
      <div className={styles.groups}>
        {groups.map((group) => (
          <TariffGroup
            key={group}
            group={group}
            tariffs={catalogue.filter((tariff) => groupOf(tariff) === group)}
            shared={shared}
          />
        ))}
      </div>
    </div>
  );
}

interface GroupProps {
  group: string;
  tariffs: readonly Tariff[];
  shared: readonly string[];
}

function TariffGroup({ group, tariffs, shared }: GroupProps) {
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
      <PlanCards tariffs={tariffs} shared={shared} />
    </Section>
  );
}

/** Kinds with few plans share one heading: second cards, children's cards and business plans. */
function groupOf({ type }: Tariff): string {
  return type === 'flex' || type === 'single' ? type : 'more';
}
