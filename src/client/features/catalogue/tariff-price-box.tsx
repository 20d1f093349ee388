import type { Tariff } from '../../../shared/api/catalogue.ts';
import { formatCents } from '../../../shared/money.ts';
import { Price } from '../../components/price.tsx';
import { useText } from '../../lib/text.ts';
import { OrderButton } from './order-button.tsx';
import styles from './tariff-price-box.module.css';

/**
 * The price of the plan and the order button: beside the text on a desktop, a bar within reach of the thumb on a phone.
 */
export function TariffPriceBox({ tariff }: { tariff: Tariff }) {
  const text = useText();
  const { oneOffCents, netPriceCents } = tariff;
  return (
    <aside className={styles.box} aria-label={text('tariffs.price.title')}>
      <div className={styles.price}>
        <Price cents={tariff.priceCents} per={text('tariffs.perMonth')} size="xl" />
        <p className={styles.small}>
          {oneOffCents > 0
            ? text('tariffs.oneOff', { price: formatCents(oneOffCents) })
            : text('tariffs.noOneOff')}
        </p>
      </div>
      {netPriceCents === null ? null : (
        <p className={styles.more}>{text('tariffs.price.net', { price: formatCents(netPriceCents) })}</p>
      )}
      <OrderButton tariff={tariff} wide />
      <p className={styles.more}>{text('tariffs.facts.delivery')}</p>
    </aside>
  );
}
