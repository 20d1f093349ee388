import type { Tariff } from '../../../shared/api/catalogue.ts';
import { pathOf } from '../../../shared/match-page.ts';
import { formatCents } from '../../../shared/money.ts';
import { Link } from '../../components/link.tsx';
import { useText } from '../../lib/text.ts';
import styles from './price-list.module.css';

/** What each tariff costs, once and each month. */
export function TariffPrices({ tariffs }: { tariffs: readonly Tariff[] }) {
  const text = useText();
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{text('prices.page.column.tariff')}</th>
          <th scope="col">{text('prices.page.column.monthly')}</th>
        </tr>
      </thead>
      <tbody>
        {tariffs.map((tariff) => (
          <tr key={tariff.id}>
            <th scope="row">
              <Link to={pathOf('tariff', { type: tariff.type, id: tariff.slug })}>{tariff.name}</Link>
              <span className={styles.plan}>
                <span className={styles.gb}>{`${tariff.dataGb}\u00A0GB`}</span>{' '}
                <span>{text('prices.page.term', { months: Math.max(tariff.termMonths, 1) })}</span>
              </span>
            </th>
            <td>
              <span className={styles.amount}>{formatCents(tariff.priceCents)}</span>
              <span className={styles.note}>
                {text('prices.page.once', { price: formatCents(tariff.oneOffCents) })}
              </span>
              {tariff.netPriceCents === null ? null : (
                <span className={styles.note}>
                  {text('tariffs.price.net', { price: formatCents(tariff.netPriceCents) })}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}
