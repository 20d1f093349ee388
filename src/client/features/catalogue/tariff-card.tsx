import { IconShirtSport } from '@tabler/icons-react';
import type { Tariff } from '../../../shared/api/catalogue.ts';
import { Badge } from '../../components/badge.tsx';
import { PlanCard } from '../../components/plan-card.tsx';
import { useText } from '../../lib/text.ts';
import { tariffPath } from './tariff-paths.ts';
import { onceText, termText } from './term-text.ts';

interface Props {
  tariff: Tariff;
  /** The features that the other plans do not have. */
  features: readonly string[];
  highlighted: boolean;
}

/** A plan that everybody can order as a card that leads to its page. */
export function TariffCard({ tariff, features, highlighted }: Props) {
  const text = useText();
  return (
    <PlanCard
      id={`plan-${tariff.slug}`}
      name={tariff.name}
      dataGb={tariff.dataGb}
      term={termText(text, tariff)}
      features={features}
      cents={tariff.priceCents}
      per={text('tariffs.perMonth')}
      small={onceText(tariff, text)}
      badge={
        tariff.hasFormOption ? (
          <Badge>
            <IconShirtSport size={18} aria-hidden="true" />
            {text('tariffs.jersey.badge')}
          </Badge>
        ) : null
      }
      highlighted={highlighted}
      to={tariffPath(tariff)}
      see={text('tariffs.see', { name: tariff.name })}
    />
  );
}
