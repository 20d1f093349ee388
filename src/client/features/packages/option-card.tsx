import { IconChartDonut, IconPhone, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TariffOption } from '../../../shared/api/catalogue.ts';
import { CardLink } from '../../components/card.tsx';
import { Price } from '../../components/price.tsx';
import { useText } from '../../lib/text.ts';
import { volumeFigure, volumeText } from '../../lib/volume-text.ts';
import styles from './options.module.css';

/** Where a package counts, as a small sign: at home, in Türkiye, on travels, for calls. */
const marks = {
  data: <IconChartDonut size={26} aria-hidden="true" />,
  turkiye: <span aria-hidden="true">TR</span>,
  travel: <IconWorld size={26} aria-hidden="true" />,
  minutes: <IconPhone size={26} aria-hidden="true" />,
} as const satisfies Record<TariffOption['kind'], ReactNode>;

interface Props {
  option: TariffOption;
  /** The line that the page shows: it stays chosen. */
  contractId: string | undefined;
}

/** A package that can be booked: its name, large, which says what it gives, its term and its price. */
export function OptionCard({ option, contractId }: Props) {
  const text = useText();
  const { slug, name, gives, priceCents, isRecurring } = option;
  // Most names say what they give; once is enough.
  const unnamed = gives
    .filter(({ kind, amount }) => amount === null || !name.includes(volumeFigure(kind, amount)))
    .map(({ kind, amount }) =>
      amount === null ? text('packages.page.planVolume') : volumeText(text, kind, amount),
    );
  const line = contractId ? `?contract=${contractId}` : '';
  return (
    <li>
      <CardLink to={`/dashboard/options/${slug}${line}`} tone="raised">
        <span className={styles.card}>
          <span className={styles.words}>
            <span className={styles.mark}>{marks[option.kind]}</span>
            <span className={styles.name}>{name}</span>
            <span className={styles.term}>{[...unnamed, termText(text, option)].join(' · ')}</span>
          </span>
          <span className={styles.go}>
            <Price
              cents={priceCents}
              size="l"
              isStacked
              {...(isRecurring ? { per: text('packages.page.perMonth') } : {})}
            />
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
