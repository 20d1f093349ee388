import type { PriceSummary } from '../../../shared/api/price.ts';
import { ActionBar } from '../../components/action-bar.tsx';
import { Button } from '../../components/button.tsx';
import { useText } from '../../lib/text.ts';
import { PriceSheet } from './price-sheet.tsx';

interface Props {
  price: PriceSummary;
  isOrdering: boolean;
  /** A button stands only where its action is given. */
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onOrder: (() => void) | undefined;
}

/** The buttons of a step. Where one leads on they stay in view, with the price beside them; else they end the step. */
export function WizardActions({ price, isOrdering, onBack, onNext, onOrder }: Props) {
  const text = useText();
  return (
    <ActionBar sticky={onNext !== undefined} price={onOrder ? null : <PriceSheet price={price} />}>
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
