import type { Campaign } from '../../../shared/api/campaigns.ts';
import type { TariffType } from '../../../shared/enums.ts';
import { pathOf } from '../../../shared/match-page.ts';

/** The page of a campaign: `/campaigns/heimsieg`. */
export function campaignPath({ slug }: Pick<Campaign, 'slug'>): string {
  return pathOf('campaign', { id: slug });
}

/**
 * Where an order with its offer begins: the order in progress, where the offer holds for its plan, else the plans that it
 * holds for.
 */
export function wayToOrder(
  { tariffTypes }: Pick<Campaign, 'tariffTypes'>,
  drafted: TariffType | undefined,
): string {
  if (drafted !== undefined && (tariffTypes?.includes(drafted) ?? true)) return pathOf('order');
  return tariffTypes?.length === 1 ? `/tarife?type=${tariffTypes[0]}` : '/tarife';
}
