import { useIntl } from 'react-intl';
import type { TariffOption } from '../../../shared/api/catalogue.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Empty } from '../../components/empty.tsx';
import { ErrorState } from '../../components/failure.tsx';
import { KickOffIllustration } from '../../components/illustrations/kick-off.tsx';
import { LineChoice } from '../../components/line-choice.tsx';
import { Price } from '../../components/price.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Ticket } from '../../components/ticket.tsx';
import { useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { useChosenLine } from '../../lib/use-chosen-line.ts';
import { volumeText } from '../../lib/volume-text.ts';
import { BookingForm } from './booking-form.tsx';
import { getsPackages } from './gets-packages.ts';
import { termText } from './option-card.tsx';
import styles from './options.module.css';

/** What a package gives and where, and the form to book it for a line; of several lines the customer chooses one. */
export function OptionDetail({ option }: { option: TariffOption }) {
  const text = useText();
  const { isKnown, mustChoose, lines, chosen, choose } = useChosenLine(getsPackages);
  return (
    <div className={styles.detail}>
      <Facts option={option} />
      <div className={styles.form}>
        {lines.length > 1 ? (
          <LineChoice title={text('packages.page.line')} lines={lines} chosen={chosen} onChoose={choose} />
        ) : null}
        {isKnown ? null : <Skeleton height={480} />}
        {isKnown && !mustChoose ? <Booking option={option} contractId={chosen} /> : null}
      </div>
    </div>
  );
}

function Booking({ option, contractId }: { option: TariffOption; contractId: string | undefined }) {
  const text = useText();
  const { data, error, retry } = useCall('GET /api/options/:id/terms', {
    params: { id: option.id },
    query: contractId ? { contractId } : {},
  });
  if (error?.referenceCode === 1023) return <NoLine />;
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!data) return <Skeleton height={480} />;
  return (
    <Section size="part" title={text('packages.page.book.title')}>
      <BookingForm key={data.terms.contractId} option={option} terms={data.terms} />
    </Section>
  );
}

function Facts({ option }: { option: TariffOption }) {
  const text = useText();
  const intl = useIntl();
  const names = new Intl.DisplayNames(intl.locale, { type: 'region' });
  const countries = option.countries.map((code) => names.of(code) ?? code);
  const gives = option.gives.map(({ kind, amount }) =>
    amount === null ? text('packages.page.planVolume') : volumeText(text, kind, amount),
  );
  // What comes each month says so itself, and most descriptions say how many days.
  const isTermSaid =
    option.isRecurring ||
    (option.durationDays !== null && option.description.includes(`${option.durationDays}`));
  const per = option.isRecurring ? { per: text('packages.page.perMonth') } : {};
  return (
    <div className={styles.facts}>
      <Ticket label={gives.join(', ')} stub={<Price cents={option.priceCents} {...per} />}>
        <strong className={styles.gives}>{gives.join(', ')}</strong>
        {isTermSaid ? null : <p className={styles.counts}>{termText(text, option)}</p>}
        <p>{option.description}</p>
      </Ticket>
      <p className={styles.none}>{text(`packages.page.after.${option.kind}`)}</p>
      {countries.length > 0 ? (
        <details className={styles.countries}>
          <summary>{text('packages.page.countries', { count: countries.length })}</summary>
          <p>{countries.toSorted((a, b) => a.localeCompare(b, intl.locale)).join(', ')}</p>
        </details>
      ) : null}
    </div>
  );
}

/** A package belongs to a line. */
function NoLine() {
  const text = useText();
  return (
    <Empty
      title={text('packages.page.noLine.title')}
      text={text('packages.page.noLine.text')}
      illustration={<KickOffIllustration />}
    >
      <ButtonLink to="/tarife">{text('packages.page.noLine.action')}</ButtonLink>
    </Empty>
  );
}
