import { useId } from 'react';
import type { Tariff } from '../../../shared/api/catalogue.ts';
import { useText } from '../../lib/text.ts';
import styles from './tariff-detail.module.css';
import { TariffTicket } from './tariff-ticket.tsx';
import { ticketPart } from './ticket-part.ts';
import { useTariffs } from './use-tariffs.ts';

/** The other plans of the same kind, as stubs. A kind with one plan has none. */
export function OtherPlans({ tariff: { type, slug } }: { tariff: Tariff }) {
  const text = useText();
  const id = useId();
  const others = useTariffs().data?.tariffs.filter((one) => one.type === type && one.slug !== slug) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {text('tariffs.others')}
      </h2>
      <div className={ticketPart('row')}>
        <ul className={ticketPart('stubs')}>
          {others.map((one) => (
            <li key={one.id} className={ticketPart('stub')}>
              <TariffTicket tariff={one} heading="h3" features={[]} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
