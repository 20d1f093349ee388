import type { Campaign } from '../../../shared/api/campaigns.ts';

export type CampaignState = 'soon' | 'running' | 'over';

/** @param now milliseconds since 1970, by the server's clock */
export function campaignState({ startsAt, endsAt }: Pick<Campaign, 'startsAt' | 'endsAt'>, now: number) {
  if (now < Date.parse(startsAt)) return 'soon' satisfies CampaignState;
  return (now < Date.parse(endsAt) ? 'running' : 'over') satisfies CampaignState;
}
