import { optionKinds } from '../../../shared/enums.ts';
import { CardGrid } from '../../components/card-grid.tsx';
import { ErrorState } from '../../components/failure.tsx';
import { LineSwitch } from '../../components/line-switch.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { chosenOf, useLineOfAddress } from '../../lib/use-line-of-address.ts';
import { getsPackages } from './gets-packages.ts';
import { OptionCard } from './option-card.tsx';
import styles from './options.module.css';
import { OwnOptions, useOwnOptions } from './own-options.tsx';

/** The packages of a line with what is left of them, then all that can be booked for it, in groups. */
export function OptionsOverview() {
  const text = useText();
  const { data, error, retry } = useCall('GET /api/tariffs/options', {});
  const { wanted } = useLineOfAddress();
  const own = useCall('GET /api/contracts/me', {});
  // They stand above what can be booked, which would move.
  const { isKnown } = useOwnOptions();
  if (!data || !isKnown || (!own.data && !own.error))
    return error ? <ErrorState error={error} onRetry={retry} /> : <Places />;
  const lines = own.data?.contracts.filter(getsPackages) ?? [];
  const line = chosenOf(lines, ({ id }) => id, wanted);
  return (
    <div className={styles.groups}>
      {line ? <LineSwitch lines={lines} chosen={line} /> : null}
      <OwnOptions contractId={line?.id} />
      {optionKinds.map((kind) => {
        const options = data.options.filter((option) => option.kind === kind);
        if (options.length === 0) return null;
        return (
          <Section key={kind} size="part" title={text(`packages.page.group.${kind}`)}>
            <CardGrid>
              {options.map((option) => (
                <OptionCard key={option.id} option={option} contractId={line?.id} />
              ))}
            </CardGrid>
          </Section>
        );
      })}
    </div>
  );
}

function Places() {
  const text = useText();
  return (
    <div className={styles.groups} role="status">
      <span className="visually-hidden">{text('app.loading')}</span>
      <Skeleton height={120} />
      <Skeleton height={260} />
      <Skeleton height={260} />
    </div>
  );
}
