import { IconShirtSport } from '@tabler/icons-react';
import type { Tariff } from '../../../shared/api/catalogue.ts';
import { formatCents } from '../../../shared/money.ts';
import { Badge } from '../../components/badge.tsx';
import { PlanCard } from '../../components/plan-card.tsx';
import { useText } from '../../lib/text.ts';
import { tariffPath } from './tariff-paths.ts';
import { termText } from './term-text.ts';

interface Props {
  tariff: Tariff;
  /** The features that the other plans do not have. */
  features: readonly string[];
  highlighted?: boolean;
  heading?: 'h2' | 'h3';
}

/** A tariff of the catalogue as a card that leads to its page. */
export function TariffCard({ tariff, features, highlighted = false, heading }: Props) {
  const text = useText();
  const conditionKey = conditionOf(tariff);
  return (
    <PlanCard
      id={`plan-${tariff.slug}`}
      name={tariff.name}
      dataGb={tariff.dataGb}
      term={termText(text, tariff)}
      features={features}
      condition={conditionKey ? text(conditionKey) : undefined}
      cents={tariff.priceCents}
      per={text('tariffs.perMonth')}
      small={
        tariff.oneOffCents > 0
          ? text('tariffs.oneOff', { price: formatCents(tariff.oneOffCents) })
          : text('tariffs.noOneOff')
      }
      badge={
        tariff.hasFormOption ? (
          <Badge>
            <IconShirtSport size={18} aria-hidden="true" />
            {text('tariffs.jersey.badge')}
          </Badge>
        ) : null
      }
      highlighted={highlighted}
      heading={heading}
      to={tariffPath(tariff)}
      see={text('tariffs.see')}
    />
  );
}

/** The condition of a tariff that is not for every new private customer. */
function conditionOf({ mainContractRequired, businessOnly }: Tariff): string | undefined {
  if (mainContractRequired) return 'tariffs.condition.mainContract';
  return businessOnly ? 'tariffs.condition.business' : undefined;
}
