import { campaignSubject } from './campaign-subject.ts';
import { everyCampaign } from './listed-things.ts';
import type { PageRecord } from './page-record.ts';

/** The pages of offers for a time. */
export const campaignPages = {
  campaigns: {
    paths: ['/campaigns'],
    area: 'campaigns',
    words: ['content'],
    drawn: 'forAll',
    kept: 'forAll',
    indexed: true,
    firstData: ['GET /api/campaigns'],
  },
  campaign: {
    paths: ['/campaigns/:id'],
    area: 'campaigns',
    words: ['content'],
    drawn: 'forAll',
    kept: 'forAll',
    indexed: true,
    firstData: ['GET /api/tariffs', 'GET /api/campaigns/:id'],
    subject: campaignSubject,
    things: everyCampaign,
  },
} as const satisfies Record<string, PageRecord>;
