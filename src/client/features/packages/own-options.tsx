import { useIntl } from 'react-intl';
import type { OwnOption } from '../../../shared/api/packages.ts';
import type { AllowanceView } from '../../../shared/api/usage.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { lineInWords } from '../../../shared/line-in-words.ts';
import { Badge } from '../../components/badge.tsx';
import { Failure } from '../../components/failure.tsx';
import { ListRow, ListRows } from '../../components/list-row.tsx';
import { Section } from '../../components/section.tsx';
import { type Text, useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { volumeText } from '../../lib/volume-text.ts';
import { EndOption } from './end-option.tsx';
import styles from './options.module.css';

const tones = { running: 'positive', waiting: 'plain', paymentProcessing: 'warning' } as const;

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
        <ListRows label={text('packages.page.own')}>
          {options.map((option) => (
            <OwnRow
              key={option.id}
              option={option}
              isLineKnown={contractId !== undefined}
              allowances={allowances.filter(({ bookingId }) => bookingId === option.id)}
              onEnded={own.retry}
            />
          ))}
        </ListRows>
      ) : null}
    </Section>
  );
}

interface RowProps {
  option: OwnOption;
  /** The page shows one line: its number need not be said. */
  isLineKnown: boolean;
  allowances: readonly AllowanceView[];
  onEnded: () => void;
}

function OwnRow({ option, isLineKnown, allowances, onEnded }: RowProps) {
  const text = useText();
  const intl = useIntl();
  const dates = datesText(text, option);
  const note = [isLineKnown ? null : lineInWords(option), dates].filter(Boolean).join(' · ');
  return (
    <ListRow
      title={
        <span className={styles.own}>
          {option.name}{' '}
          <Badge tone={tones[option.state]}>{text(`packages.page.state.${option.state}`)}</Badge>
        </span>
      }
      note={
        <>
          {allowances.map(({ id, kind, left, amount }) => (
            <span key={id}>
              <span className={styles.rest}>
                <strong className={styles.figure}>{volumeText(intl, kind, left)}</strong>
                {text('packages.page.rest', { total: volumeText(intl, kind, amount) })}
              </span>
              <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={amount > 0 ? (100 * left) / amount : 0} height="1" />
              </svg>
            </span>
          ))}
          {note}
        </>
      }
    >
      {option.wouldEndOn === null ? null : (
        <EndOption option={option} lastDay={option.wouldEndOn} onEnded={onEnded} />
      )}
    </ListRow>
  );
}

function datesText(text: Text, { state, startsOn, endsOn, isRecurring }: OwnOption): string {
  if (state === 'paymentProcessing') return text('packages.page.dates.processing');
  if (state === 'waiting' && startsOn) return text('packages.page.dates.from', { day: germanDay(startsOn) });
  if (endsOn) return text('packages.page.dates.until', { day: germanDay(endsOn) });
  return isRecurring ? text('packages.page.term.monthly') : '';
}
