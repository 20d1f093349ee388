import { accountPages } from './account-pages.ts';
import { campaignPages } from './campaign-pages.ts';
import { tariffTypes } from './enums.ts';
import { funPages } from './fun-pages.ts';
import { giveawayPages } from './giveaway-pages.ts';
import { keysOf } from './json-values.ts';
import { everyTariff } from './listed-things.ts';
import { newsPages } from './news-pages.ts';
import type { PageRecord } from './page-record.ts';
import { searchPages } from './search-pages.ts';
import { servicePages } from './service-pages.ts';
import { shopPages } from './shop-pages.ts';
import { tariffSubject } from './tariff-subject.ts';
import { textPages } from './text-pages.ts';
import { videoPages } from './video-pages.ts';

/** Every page, with all data about it that server, client, build and tests need. */
const records = {
  home: {
    paths: ['/'],
    words: 'first',
    drawn: 'forAll',
    kept: 'forAll',
    indexed: true,
    firstData: ['GET /api/tariffs'],
  },
  tariffs: {
    paths: ['/tarife'],
    area: 'tariffs',
    words: 'first',
    drawn: 'forAll',
    kept: 'forAll',
    reads: { type: tariffTypes },
    indexed: true,
    firstData: ['GET /api/tariffs'],
  },
  tariff: {
    paths: ['/tarife/:type/:id'],
    area: 'tariffs',
    words: 'first',
    drawn: 'forAll',
    kept: 'forAll',
    indexed: true,
    firstData: ['GET /api/tariffs', 'GET /api/tariffs/:id'],
    subject: tariffSubject,
    things: everyTariff,
  },
  ...campaignPages,
  login: {
    paths: ['/auth/login', '/login'],
    drawn: 'forGuests',
    area: 'auth',
    indexed: true,
    forms: ['auth/login'],
    posts: ['auth/login'],
  },
  forgotPassword: {
    paths: ['/auth/forgot-password'],
    file: 'forgot-password',
    drawn: 'forAll',
    area: 'auth',
    forms: ['auth/forgot-password'],
  },
  undoContactChange: { paths: ['/auth/undo-contact-change'], file: 'undo-contact-change', area: 'auth' },
  register: {
    paths: ['/auth/register', '/register'],
    drawn: 'forGuests',
    area: 'auth',
    indexed: true,
    forms: ['auth/phone'],
  },
  order: {
    paths: ['/auth/register/tariff'],
    file: 'order-wizard',
    drawn: 'forGuests',
    reads: { step: 'stepsOfFlow', tariff: [] },
    area: 'order',
    forms: ['order/order.flow', 'order/tariff'],
    firstData: ['GET /api/tariffs', 'GET /api/tariffs/options', 'GET /api/mnp-providers'],
  },
  corporateRegister: {
    paths: ['/auth/corporate-register'],
    file: 'corporate-register',
    drawn: 'forAll',
    area: 'auth',
    indexed: true,
    forms: ['auth/corporate-register'],
    firstData: ['GET /api/tariffs'],
  },
  dealerApplication: {
    paths: ['/auth/dealer-application'],
    file: 'dealer-application',
    drawn: 'forAll',
    area: 'auth',
    indexed: true,
    forms: ['auth/dealer-application'],
  },
  ...accountPages,
  paymentResult: {
    paths: ['/dashboard/payment-result'],
    file: 'payment-result',
    area: 'checkout',
    words: ['own'],
    query: { oneOf: ['order', 'invoice', 'bills', 'option'], otherwise: '/dashboard' },
  },
  success: {
    paths: ['/checkout/success'],
    area: 'checkout',
    query: { oneOf: ['order'], otherwise: '/dashboard' },
  },
  ...textPages,
  productInformation: {
    paths: ['/information/product-information'],
    file: 'product-information',
    area: 'information',
    words: 'text',
    indexed: true,
    drawn: 'forAll',
    kept: 'forAll',
    firstData: ['GET /api/product-sheets'],
  },
  ...servicePages,
  cancellation: {
    paths: ['/information/cancellation', '/kuendigen', '/widerrufen'],
    drawn: 'forGuests',
    kept: 'forAll',
    area: 'contract',
    words: ['own'],
    indexed: true,
    forms: ['contract/cancel', 'contract/withdraw'],
    posts: ['contract/cancel', 'contract/withdraw'],
  },
  support: {
    paths: ['/support'],
    drawn: 'forGuests',
    kept: 'forAll',
    area: 'support',
    words: ['help'],
    indexed: true,
    forms: ['support/message'],
    posts: ['support/message'],
  },
  ...shopPages,
  survey: {
    paths: ['/survey'],
    drawn: 'forAll',
    area: 'survey',
    words: ['content'],
    forms: ['survey/answer'],
  },
  ...funPages,
  ...giveawayPages,
  ...newsPages,
  ...videoPages,
  ...searchPages,
  parts: { paths: ['/dev/parts'], area: 'parts', dev: true },
  dataLayer: { paths: ['/dev/data-layer'], file: 'data-layer', area: 'parts', dev: true },
  formDesks: { paths: ['/dev/forms'], file: 'form-desks', area: 'desk', dev: true },
  formDesk: { paths: ['/dev/forms/:area/:form'], file: 'form-desk', area: 'desk', dev: true },
  /** Pages of `ui-schemas/pages.json`: address, title and whom it is for come from the entry and its form. */
  form: { paths: [], drawn: 'forGuests', area: 'submissions' },
  notFound: { paths: [], file: 'not-found', area: 'app', words: 'first', drawn: 'forAll' },
} as const satisfies Record<string, PageRecord>;

export type PageId = keyof typeof records;

export const pages: Readonly<Record<PageId, PageRecord>> = records;

/** The file of a page's component, without `.page.tsx`. */
export const componentFile = (page: PageId): string => pages[page].file ?? page;

/** Whether a page stands in the frame of the signed-in customer; the greeting after a registration has the window alone. */
export const isOwnPage = (page: PageId, entry?: { signedIn: boolean }): boolean =>
  page !== 'welcome' && (pages[page].session === true || entry?.signedIn === true);

/** The ids in the order of the records. */
export const pageIds = keysOf(records);
