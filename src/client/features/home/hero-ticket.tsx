import type { Tariff } from '../../../shared/api/catalogue.ts';
import { Figure } from '../../components/figure.tsx';
import { Link } from '../../components/link.tsx';
import brandPattern from '../../components/pattern.module.css';
import { Price } from '../../components/price.tsx';
import { useText } from '../../lib/text.ts';
import { heroPart } from './hero-part.ts';

/** An offer as a match ticket: block, row and seat are network, speed and term. */
export function HeroTicket({ tariff }: { tariff: Tariff | undefined }) {
  const text = useText();
  if (!tariff) return <EmptyTicket />;
  const seats = [
    [text('home.ticket.network'), '5G'],
    [text('home.ticket.speed'), `${tariff.speedMbit} Mbit/s`],
    [text('home.ticket.term'), text('home.ticket.months', { months: tariff.termMonths })],
  ];
  return (
    <Link
      to={`/tarife/${tariff.type}/${tariff.slug}`}
      className={`${brandPattern.behind} ${heroPart('ticket')}`}
    >
      <span className={heroPart('main')}>
        <span className={heroPart('name')} lang="de">
          {tariff.name}
        </span>
        <Figure value={tariff.dataGb} unit="GB" size="xl" />
        <span className={heroPart('seats')}>
          {seats.map(([name, value]) => (
            <span key={name}>
              <span className={heroPart('label')}>{name}</span>
              <span className={heroPart('value')}>{value}</span>
            </span>
          ))}
        </span>
      </span>
      <span className={heroPart('stub')}>
        <Price cents={tariff.priceCents} size="xl" />
        <span className={heroPart('per')}>{text('home.ticket.perMonth')}</span>
      </span>
    </Link>
  );
}

/** A placeholder in the ticket's shape while the offer is loading. */
function EmptyTicket() {
  return (
    <div className={`${brandPattern.behind} ${heroPart('ticket')}`} data-empty="true" aria-hidden="true">
      <span className={heroPart('main')} />
      <span className={heroPart('stub')} />
    </div>
  );
}
