import type { PageRecord } from './page-record.ts';

/** What a customer wants to know besides the tariffs: prices. */
export const servicePages = {
  priceList: {
    paths: ['/information/price-list'],
    file: 'price-list',
    area: 'prices',
    words: 'content',
    indexed: true,
    drawn: 'forAll',
    kept: 'forAll',
    firstData: ['GET /api/tariffs', 'GET /api/tariffs/options', 'GET /api/product-plans'],
  },
} as const satisfies Record<string, PageRecord>;
