import type { Campaign } from './api/campaigns.ts';
import type { PageSubject } from './page-record.ts';

/** The subject of a campaign's page, from the answer of `GET /api/campaigns/:id`. */
export function campaignSubject(payload: {
  campaign?: Pick<Campaign, 'title' | 'slug' | 'teaser'>;
}): PageSubject | undefined {
  const { campaign } = payload;
  return campaign && { name: campaign.title, params: { id: campaign.slug }, description: campaign.teaser };
}
