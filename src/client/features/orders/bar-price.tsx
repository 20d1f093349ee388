import type { PriceSummary } from '../../../shared/api/price.ts';
import { formatCents } from '../../../shared/money.ts';
import { Price } from '../../components/price.tsx';
import { useText } from '../../lib/text.ts';
import css from './wizard.module.css';

/** What the order costs, for the bar of a phone: each month, and today where something is due at once. */
export function BarPrice({ price }: { price: PriceSummary }) {
  const text = useText();
  const { lines, monthlyCents, todayCents } = price;
  if (lines.length === 0) return null;
  return (
    <>
      <Price cents={monthlyCents} size="m" per={text('order.page.monthlyShort')} isStacked />
      {todayCents > 0 ? (
        <span className={css.today}>{text('order.page.today', { price: formatCents(todayCents) })}</span>
      ) : null}
    </>
  );
}
