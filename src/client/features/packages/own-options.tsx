import { CardGrid } from '../../components/card-grid.tsx';
import { Failure } from '../../components/failure.tsx';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './options.module.css';
import { OwnCard } from './own-card.tsx';

/** The customer's packages, and what is left of them. */
export function useOwnOptions() {
  const own = useCall('GET /api/tariffs/options/me', {});
  const usage = useCall('GET /api/usage/me', {});
  return { own, usage, isKnown: [own, usage].every(({ data, error }) => data || error) };
}

/** The packages of a line: what is left, until when, and the end of one that comes each month. */
export function OwnOptions({ contractId }: { contractId: string | undefined }) {
  const text = useText();
  const { own, usage } = useOwnOptions();
  // Where the lines cannot be read, all packages are shown, each with its number.
  const options = own.data?.options.filter((one) => !contractId || one.contractId === contractId);
  const allowances = usage.data?.usage.flatMap((line) => line.allowances) ?? [];
  return (
    <Section size="part" title={text('packages.page.own')}>
      {own.error && !own.data ? <Failure error={own.error} onRetry={own.retry} /> : null}
      {options?.length === 0 ? <p className={styles.none}>{text('packages.page.none')}</p> : null}
      {options && options.length > 0 ? (
        <CardGrid>
          {options.map((option) => (
            <OwnCard
              key={option.id}
              option={option}
              isLineKnown={contractId !== undefined}
              allowances={allowances.filter(({ bookingId }) => bookingId === option.id)}
              onEnded={own.retry}
            />
          ))}
        </CardGrid>
      ) : null}
    </Section>
  );
}
