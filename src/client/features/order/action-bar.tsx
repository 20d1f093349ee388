import type { ReactNode } from 'react';
import type { PriceSummary } from '../../../shared/price.ts';
import { Button } from '../../components/button.tsx';
import { Price } from '../../components/price.tsx';
import { useText } from '../../lib/text.ts';
import css from './action-bar.module.css';

interface Props {
  /** Absent under the summary, where nothing may stand between it and the button (§ 312j BGB). */
  price?: PriceSummary;
  onBack?: () => void;
  children: ReactNode;
}

/** The main action of a step with the price beside it; at the lower edge of a phone, except under the summary. */
export function ActionBar({ price, onBack, children }: Props) {
  const text = useText();
  return (
    <div className={css.bar} data-sticky={price !== undefined}>
      {price && price.lines.length > 0 ? (
        <p className={css.price}>
          <Price cents={price.monthlyCents} size="m" per={text('order.page.monthlyShort')} />
        </p>
      ) : null}
      <div className={css.actions}>
        {onBack ? (
          <Button look="quiet" onClick={onBack}>
            {text('order.page.back')}
          </Button>
        ) : null}
        {children}
      </div>
    </div>
  );
}
