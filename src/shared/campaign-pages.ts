import { campaignSubject } from './campaign-subject.ts';
import type { PageRecord } from './page-record.ts';

/** The pages of offers for a time. */
export const campaignPages = {
  campaigns: {
    paths: ['/campaigns'],
    file: 'campaigns',
    area: 'campaigns',
    drawn: 'forAll',
    kept: 'forAll',
    indexed: true,
    firstData: ['GET /api/campaigns'],
  },
  campaign: {
    paths: ['/campaigns/:id'],
    file: 'campaign',
    area: 'campaigns',
    drawn: 'forAll',
    kept: 'forAll',
    indexed: true,
    firstData: ['GET /api/tariffs', 'GET /api/campaigns/:id'],
    subject: campaignSubject,
  },
} as const satisfies Record<string, PageRecord>;
