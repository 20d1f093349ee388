import { IconCheck, IconShirtSport } from '@tabler/icons-react';
import type { Tariff } from '../../../shared/catalogue.ts';
import { formatCents } from '../../../shared/money.ts';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Figure } from '../../components/figure.tsx';
import { Price } from '../../components/price.tsx';
import { useText } from '../../lib/text.ts';
import styles from './plan-card.module.css';
import { tariffPath } from './tariff-paths.ts';
import { termText } from './term-text.ts';

interface Props {
  tariff: Tariff;
  highlighted?: boolean;
  /** One level below the heading that the cards stand under. */
  heading?: 'h2' | 'h3';
}

/** A plan at a glance: gigabytes, price, term, jersey. */
export function PlanCard({ tariff, highlighted = false, heading: Heading = 'h3' }: Props) {
  const text = useText();
  return (
    <article className={styles.card} data-highlighted={highlighted} aria-labelledby={`plan-${tariff.slug}`}>
      <header className={styles.head}>
        <Heading id={`plan-${tariff.slug}`} className={styles.name} lang="de">
          {tariff.name}
        </Heading>
        {tariff.hasFormOption ? (
          <Badge>
            <IconShirtSport size={18} aria-hidden="true" />
            {text('tariffs.jersey.badge')}
          </Badge>
        ) : null}
      </header>
      <Figure value={tariff.dataGb} unit="GB" size="xl" />
      <p className={styles.term}>{termText(text, tariff)}</p>
      <ul className={styles.features}>
        {tariff.features.slice(0, 3).map((feature) => (
          <li key={feature}>
            <IconCheck size={20} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        <Price cents={tariff.priceCents} per={text('tariffs.perMonth')} />
        <p className={styles.small}>
          {tariff.oneOffCents > 0
            ? text('tariffs.oneOff', { price: formatCents(tariff.oneOffCents) })
            : text('tariffs.noOneOff')}
        </p>
        <ButtonLink to={tariffPath(tariff)} look={highlighted ? 'primary' : 'secondary'} wide>
          {text('tariffs.see')}
          <span className="visually-hidden">: {tariff.name}</span>
        </ButtonLink>
      </footer>
    </article>
  );
}
