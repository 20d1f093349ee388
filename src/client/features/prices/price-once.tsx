import card from '../../../../teams/content/replacement-card.json' with { type: 'json' };
import type { ProductPlan } from '../../../shared/api/catalogue.ts';
import { identityCheckCents } from '../../../shared/identity-check.ts';
import { formatCents } from '../../../shared/money.ts';
import { useText } from '../../lib/text.ts';
import { PriceLine } from './price-table.tsx';

/** The check of a means of payment, a card in the place of a SIM, and the ways to pay a jersey. */
export function OncePrices({ plans }: { plans: readonly ProductPlan[] }) {
  const text = useText();
  return (
    <>
      <PriceLine name={text('prices.page.identityCheck')} note={text('prices.page.identityCheckNote')}>
        {text('prices.page.once', { price: formatCents(identityCheckCents) })}
      </PriceLine>
      <PriceLine name={text('prices.page.cardReplacement')} note={text('prices.page.cardReplacementNote')}>
        {text('prices.page.once', { price: formatCents(card.cents) })}
      </PriceLine>
      {plans.map(({ id, name, description, monthlyCents, onceCents }) => (
        <PriceLine key={id} name={name} note={description}>
          {monthlyCents > 0
            ? text('prices.page.monthly', { price: formatCents(monthlyCents) })
            : text('prices.page.once', { price: formatCents(onceCents) })}
        </PriceLine>
      ))}
    </>
  );
}
