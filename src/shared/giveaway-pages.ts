import type { PageRecord } from './page-record.ts';

/** The pages of the giveaway. */
export const giveawayPages = {
  giveaway: {
    paths: ['/giveaway', '/giveawayfenerium'],
    drawn: 'forAll',
    area: 'giveaway',
    words: ['content'],
    indexed: true,
    forms: ['giveaway/entry'],
    firstData: ['GET /api/giveaways'],
  },
  giveawayResult: {
    paths: ['/giveaway-result', '/giveawayfenerium-result'],
    file: 'giveaway-result',
    drawn: 'forAll',
    area: 'giveaway',
    words: ['content'],
    firstData: ['GET /api/giveaways'],
  },
  giveawayWin: {
    paths: ['/giveaway/win'],
    file: 'giveaway-win',
    area: 'giveaway',
    words: ['content'],
    query: { oneOf: ['token'], otherwise: '/giveaway-result' },
  },
} as const satisfies Record<string, PageRecord>;
