import { team } from 'virtual:team';
import { Link } from 'react-router-dom';
import type { Tariff } from '../../../shared/catalogue.ts';
import { Figure } from '../../components/figure.tsx';
import { Price } from '../../components/price.tsx';
import { useText } from '../../lib/text.ts';
import styles from './hero-ticket.module.css';

/** An offer as a ticket to the match: block, row and seat are network, speed and term. */
export function HeroTicket({ tariff }: { tariff: Tariff | undefined }) {
  const text = useText();
  if (!tariff) return <div className={styles.place} data-hero={team.looks.hero} aria-hidden="true" />;
  const seats = [
    [text('home.ticket.network'), '5G'],
    [text('home.ticket.speed'), `${tariff.speedMbit} Mbit/s`],
    [text('home.ticket.term'), text('home.ticket.months', { months: tariff.termMonths })],
  ];
  return (
    <Link to={`/tarife/${tariff.type}/${tariff.slug}`} className={styles.ticket} data-hero={team.looks.hero}>
      <span className={styles.main}>
        <span className={styles.name} lang="de">
          {tariff.name}
        </span>
        <Figure value={tariff.dataGb} unit="GB" size="xl" />
        <span className={styles.seats}>
          {seats.map(([name, value]) => (
            <span key={name}>
              <span className={styles.label}>{name}</span>
              <span className={styles.value}>{value}</span>
            </span>
          ))}
        </span>
      </span>
      <span className={styles.stub}>
        <Price cents={tariff.priceCents} size="xl" />
        <span className={styles.per}>{text('home.ticket.perMonth')}</span>
      </span>
    </Link>
  );
}
