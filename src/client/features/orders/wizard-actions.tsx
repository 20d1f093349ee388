import type { PriceSummary } from '../../../shared/api/price.ts';
import { ActionBar } from '../../components/action-bar.tsx';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import { BarPrice } from './bar-price.tsx';

interface Props {
  price: PriceSummary;
  isLast: boolean;
  isOrdering: boolean;
  /** A button stands only where its action is given. */
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onOrder: (() => void) | undefined;
}

/** The buttons of a step. Where nothing is ordered yet they stay in view, with the price beside them. */
export function WizardActions({ price, isLast, isOrdering, onBack, onNext, onOrder }: Props) {
  const text = useText();
  return (
    <ActionBar sticky={!isLast} price={isLast ? null : <BarPrice price={price} />}>
      {onOrder ? (
        <Button busy={isOrdering} onClick={onOrder}>
          {text('order.page.order')}
        </Button>
      ) : null}
      {onBack ? (
        <Button look="quiet" onClick={onBack}>
          {text('order.page.back')}
        </Button>
      ) : null}
      {onNext ? (
        <Button onClick={onNext} data-scripted>
          {text('order.page.next')}
        </Button>
      ) : null}
    </ActionBar>
  );
}
