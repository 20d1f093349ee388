import type { PageRecord } from './page-record.ts';

/** What a customer wants to know besides the tariffs: all prices, and how the network is. */
export const servicePages = {
  priceList: {
    paths: ['/information/price-list'],
    file: 'price-list',
    area: 'prices',
    words: ['service'],
    indexed: true,
    drawn: 'forAll',
    kept: 'forAll',
    firstData: ['GET /api/tariffs', 'GET /api/tariffs/options', 'GET /api/product-plans'],
  },
  network: {
    paths: ['/network'],
    area: 'network',
    words: ['service'],
    indexed: true,
    drawn: 'forAll',
    typed: 'near',
    firstData: ['GET /api/network/coverage', 'GET /api/network/disturbances'],
  },
} as const satisfies Record<string, PageRecord>;
