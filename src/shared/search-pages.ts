import type { PageRecord } from './page-record.ts';

/** The search of the whole site. */
export const searchPages = {
  search: {
    paths: ['/suche', '/arama'],
    area: 'search',
    words: ['content'],
    drawn: 'forAll',
    typed: 'q',
    firstData: ['GET /api/search'],
  },
} as const satisfies Record<string, PageRecord>;
