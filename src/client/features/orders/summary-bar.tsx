import type { PriceSummary } from '../../../shared/api/price.ts';
import { ActionBar } from '../../components/action-bar.tsx';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import { BarPrice } from './bar-price.tsx';
import css from './wizard.module.css';

/**
 * The bar of a phone above what is ordered: it leads there and orders nothing itself, because the order button stands once,
 * directly under the summary (§ 312j BGB).
 */
export function SummaryBar({ price, onSee }: { price: PriceSummary; onSee: () => void }) {
  const text = useText();
  return (
    <div className={css.toSummary}>
      <ActionBar price={<BarPrice price={price} />}>
        <Button look="secondary" onClick={onSee}>
          {text('order.page.toSummary')}
        </Button>
      </ActionBar>
    </div>
  );
}
