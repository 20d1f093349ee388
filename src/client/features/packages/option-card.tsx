import { IconChevronRight } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { TariffOption } from '../../../shared/api/catalogue.ts';
import { CardLink } from '../../components/card.tsx';
import { Price } from '../../components/price.tsx';
import { useText } from '../../lib/text.ts';
import { volumeText } from '../../lib/volume-text.ts';
import styles from './options.module.css';

interface Props {
  option: TariffOption;
  /** The line that the page shows: it stays chosen. */
  contractId: string | undefined;
}

/** A package that can be booked: what it gives, large, its term and its price. */
export function OptionCard({ option, contractId }: Props) {
  const text = useText();
  const intl = useIntl();
  const { slug, name, gives, priceCents, isRecurring } = option;
  const line = contractId ? `?contract=${contractId}` : '';
  return (
    <li>
      <CardLink to={`/dashboard/options/${slug}${line}`} tone="raised">
        <span className={styles.card}>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            {gives.map(({ kind, amount }) => (
              <span key={kind} className={styles.figure}>
                {amount === null ? text('packages.page.planVolume') : volumeText(intl, kind, amount)}
              </span>
            ))}
            <span className={styles.term}>{termText(text, option)}</span>
          </span>
          <span className={styles.go}>
            <Price
              cents={priceCents}
              size="l"
              isStacked
              {...(isRecurring ? { per: text('packages.page.perMonth') } : {})}
            />
            <IconChevronRight size={20} aria-hidden="true" />
          </span>
        </span>
      </CardLink>
    </li>
  );
}

/** How long a package counts. */
export function termText(
  text: ReturnType<typeof useText>,
  { durationDays, isRecurring }: TariffOption,
): string {
  if (isRecurring) return text('packages.page.term.monthly');
  if (durationDays === null) return text('packages.page.term.month');
  return text('packages.page.term.days', { days: durationDays });
}
