import { useState } from 'react';
import type { PriceSummary } from '../../../shared/api/price.ts';
import { useText } from '../../lib/text.ts';
import { BarPrice } from './bar-price.tsx';
import { OrderPriceBox } from './order-price-box.tsx';
import css from './price-sheet.module.css';

/** The price in the bar of a phone; a tap opens what it consists of, above the bar. */
export function PriceSheet({ price }: { price: PriceSummary }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  if (price.lines.length === 0) return null;
  return (
    <details className={css.sheet} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <BarPrice price={price} />
        <span className="visually-hidden">{text('order.page.yourOrder')}</span>
      </summary>
      {isOpen ? <OrderPriceBox price={price} title={text('order.page.yourOrder')} /> : null}
    </details>
  );
}
