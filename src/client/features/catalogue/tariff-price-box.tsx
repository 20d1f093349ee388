import type { Tariff } from '../../../shared/api/catalogue.ts';
import { formatCents } from '../../../shared/money.ts';
import { Price } from '../../components/price.tsx';
import { useText } from '../../lib/text.ts';
import { OrderButton } from './order-button.tsx';
import styles from './tariff-price-box.module.css';
import { onceText, termText } from './term-text.ts';
import { ticketPart } from './ticket-part.ts';

/**
 * The price of the plan and the order button: the part of the ticket that is torn off on a desktop, a bar within reach of
 * the thumb on a phone.
 */
export function TariffPriceBox({ tariff }: { tariff: Tariff }) {
  const text = useText();
  const { netPriceCents } = tariff;
  return (
    <aside className={`${styles.box} ${ticketPart('counter')}`} aria-label={text('tariffs.price.title')}>
      <div className={styles.price}>
        <Price cents={tariff.priceCents} per={text('tariffs.perMonth')} size="xl" />
        <p className={styles.small}>{onceText(tariff, text)}</p>
      </div>
      {netPriceCents === null ? null : (
        <p className={styles.more}>{text('tariffs.price.net', { price: formatCents(netPriceCents) })}</p>
      )}
      <p className={styles.more}>
        <strong>{termText(text, tariff)}</strong>
      </p>
      <OrderButton tariff={tariff} wide />
      <p className={styles.more}>{text('tariffs.facts.delivery')}</p>
    </aside>
  );
}
