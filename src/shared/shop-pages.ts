import type { Shop, ShopTown } from './api/shops.ts';
import { everyShop, everyTown } from './listed-things.ts';
import type { PageRecord, PageSubject } from './page-record.ts';

/** The subject of a shop's page, from the answer of `GET /api/distributors/:id`. */
function shopSubject({ shop }: { shop?: Pick<Shop, 'name' | 'slug'> }): PageSubject | undefined {
  return shop && { name: shop.name, params: { id: shop.slug } };
}

/** The subject of the page of a town with shops. */
function townSubject({ town }: { town: Pick<ShopTown, 'name' | 'slug'> }): PageSubject {
  return { name: town.name, params: { town: town.slug } };
}

/** The finder of shops. */
export const shopPages = {
  shops: {
    paths: ['/shops'],
    drawn: 'forAll',
    reads: { found: ['none'] },
    area: 'shops',
    words: ['content'],
    indexed: true,
    firstData: ['GET /api/distributors/towns'],
  },
  shopTown: {
    paths: ['/shops/in/:town'],
    file: 'shop-town',
    drawn: 'forAll',
    area: 'shops',
    words: ['content'],
    indexed: true,
    firstData: ['GET /api/distributors/towns', 'GET /api/distributors/towns/:town'],
    subject: townSubject,
    things: everyTown,
  },
  shop: {
    paths: ['/shops/:id'],
    drawn: 'forAll',
    area: 'shops',
    words: ['content'],
    indexed: true,
    firstData: ['GET /api/distributors/:id'],
    subject: shopSubject,
    things: everyShop,
  },
} as const satisfies Record<string, PageRecord>;
