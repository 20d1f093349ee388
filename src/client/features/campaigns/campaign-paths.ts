import type { Campaign } from '../../../shared/api/campaigns.ts';
import { pathOf } from '../../../shared/match-page.ts';

/** The page of a campaign: `/campaigns/heimsieg`. */
export function campaignPath({ slug }: Pick<Campaign, 'slug'>): string {
  return pathOf('campaign', { id: slug });
}

/** Where an order with its offer begins: the plan in the draft, else the plans that the campaign holds for. */
export function wayToOrder(
  { tariffTypes }: Pick<Campaign, 'tariffTypes'>,
  drafted: string | undefined,
): string {
  if (drafted !== undefined) return pathOf('order');
  return tariffTypes?.length === 1 ? `/tarife?type=${tariffTypes[0]}` : '/tarife';
}
