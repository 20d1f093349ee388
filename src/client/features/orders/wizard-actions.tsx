import { ActionBar } from '../../components/action-bar.tsx';
import { Button } from '../../components/button.tsx';
import { Price } from '../../components/price.tsx';
import { useText } from '../../lib/text.ts';

interface Props {
  /** Undefined while no tariff is chosen. */
  monthlyCents: number | undefined;
  isLast: boolean;
  isOrdering: boolean;
  /** A button stands only where its action is given. */
  onBack: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onOrder: (() => void) | undefined;
}

/** The buttons of a step. On all steps but the last they stay in view, with the price beside them. */
export function WizardActions({ monthlyCents, isLast, isOrdering, onBack, onNext, onOrder }: Props) {
  const text = useText();
  const price =
    monthlyCents === undefined || isLast ? null : (
      <Price cents={monthlyCents} size="m" per={text('order.page.monthlyShort')} isStacked />
    );
  return (
    <ActionBar sticky={!isLast} price={price}>
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
      {onNext ? <Button onClick={onNext}>{text('order.page.next')}</Button> : null}
    </ActionBar>
  );
}
