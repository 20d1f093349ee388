import type { CollectionView, InvoiceView, ObjectionView } from '../../../src/shared/api/billing.ts';
import { addDays, addMonths } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { reply } from '../answers.ts';
import type { Screen, Visit } from '../screen.ts';
import { press } from '../steps.ts';
import { withTroubles } from '../variants.ts';

const today = berlinToday(new Date());
const voucher = { cents: 10_000, until: '2029-12-31' };

const tariff = { id: 'tariff', labelKey: 'order.page.price.tariff', args: { name: 'Flex M' }, cents: 1_499 };
const option = {
  id: 'booking:1',
  labelKey: 'invoices.paper.option',
  args: { name: 'Türkei 100 Minuten' },
  cents: 499,
};
const delay = { id: 'portingDelay', labelKey: 'invoices.paper.portingDelay', args: { days: 2 }, cents: -200 };

/** Of the month that began so many months ago. */
export const invoice = (monthsAgo: number, change: Partial<InvoiceView> = {}): InvoiceView => ({
  id: `5b0c7a54-3a86-4a49-9d0e-0c3f5a1b2c${10 + monthsAgo}`,
  number: `2231-2026-0000${20 - monthsAgo}`,
  kind: 'monthly',
  state: 'paid',
  msisdn: '+4915228817386',
  lineName: null,
  orderId: '3f0f0f4e-6f0a-4b1e-9a40-5c2f0f3f9a10',
  contractId: '3f0f0f4e-6f0a-4b1e-9a40-5c2f0f3f9a11',
  periodFrom: addMonths(today, -monthsAgo),
  periodTo: addDays(addMonths(today, 1 - monthsAgo), -1),
  lines: [tariff],
  totalCents: 1_499,
  vatCents: 239,
  openCents: 0,
  issuedOn: addMonths(today, -monthsAgo),
  dueOn: addDays(addMonths(today, -monthsAgo), 14),
  collection: null,
  objectableUntil: null,
  objection: null,
  documentId: '0f6f6d0c-22ab-4b7f-8a11-6d1f0a9b3c01',
  ...change,
});

const bills = (name: string, invoices: InvoiceView[]): Screen => ({
  name: `dashboard-bills/${name}`,
  path: '/dashboard/bills',
  as: 'customer',
  answers: reply('GET /api/invoices/me', { invoices }),
});

const soon = addDays(today, 5);
const collection = (change: Partial<CollectionView> = {}): CollectionView => ({
  state: 'announced',
  collectOn: soon,
  tries: 0,
  refusal: null,
  account: 'DE•• •••• 3000',
  mandateReference: 'M-F-0123456789',
  ...change,
});
const objection = (change: Partial<ObjectionView> = {}): ObjectionView => ({
  number: 'R-0123456789',
  state: 'received',
  receivedOn: addDays(today, -9),
  answeredOn: null,
  creditCents: null,
  explanation: null,
  ...change,
});
const answered = { answeredOn: addDays(today, -2), explanation: 'Das Paket war schon gekündigt.' };
const objectable = { objectableUntil: addDays(today, 40) };
/** Unfolds the lines of all bills. */
const unfold = async ({ page }: Visit) => {
  // By a selector: each name has a number of its own.
  for (const lines of await page.locator('main li > details > summary').all()) await lines.click();
};
const open = { state: 'open', openCents: 1_499 } as const;

/** Every state that an invoice can have; none; and nothing left to pay. */
export const billScreens: Screen[] = [
  ...withTroubles(
    bills('page', [
      invoice(0, { state: 'open', openCents: 1_499 }),
      invoice(1, { state: 'overdue', openCents: 1_499 }),
      invoice(2),
      invoice(3, { kind: 'option', totalCents: 999 }),
      invoice(4, { kind: 'correction', state: 'credited', totalCents: -500 }),
    ]),
  ),
  bills('announced', [invoice(0, { ...open, collection: collection() }), invoice(1), invoice(2)]),
  bills('collected', [
    invoice(0, { ...open, collection: collection({ state: 'underWay' }) }),
    invoice(1, { ...open, collection: collection({ tries: 1, refusal: 'insufficientFunds' }) }),
    invoice(2, {
      state: 'overdue',
      openCents: 999,
      collection: collection({ state: 'stopped', tries: 2, refusal: 'methodInvalid' }),
    }),
    invoice(3, { ...open, collection: collection({ state: 'stopped', tries: 1 }) }),
    invoice(4, { ...open, collection: collection({ state: 'stopped', account: '' }) }),
    invoice(5),
  ]),
  bills('settled', [invoice(1), invoice(2)]),
  bills('six', [
    invoice(0, { ...open, totalCents: 2_498, openCents: 2_498 }),
    invoice(1, { totalCents: 1_998 }),
    invoice(2),
    invoice(3),
    invoice(4, { totalCents: 11_498 }),
    invoice(5, { totalCents: 749 }),
    invoice(6),
  ]),
  {
    ...bills('lines', [
      invoice(1, { lines: [tariff, option], totalCents: 1_998, vatCents: 319 }),
      invoice(2, { lines: [tariff, delay], totalCents: 1_299, vatCents: 207 }),
      invoice(3),
    ]),
    reach: unfold,
  },
  {
    ...bills('objecting', [
      invoice(1, { ...open, ...objectable, lines: [tariff, option], totalCents: 1_998, openCents: 1_998 }),
    ]),
    reach: async (visit) => {
      await unfold(visit);
      // By a selector: its name has the number of the bill.
      await visit.page.locator('main details details > summary').click();
      await visit.page.getByRole('textbox').waitFor();
    },
  },
  {
    ...bills('objections', [
      invoice(0, { ...open, objection: objection() }),
      invoice(1, {
        ...objectable,
        objection: objection({ ...answered, state: 'accepted', creditCents: 499 }),
      }),
      invoice(2, { ...objectable, objection: objection({ ...answered, state: 'rejected' }) }),
    ]),
    reach: unfold,
  },
  bills('empty', []),
  {
    ...bills('voucher', [invoice(1), invoice(2)]),
    answers: {
      ...reply('GET /api/invoices/me', { invoices: [invoice(1), invoice(2)] }),
      ...reply('GET /api/vouchers/me', { waitingCents: 10_000 }),
    },
  },
  {
    name: 'dashboard-voucher/page',
    path: '/dashboard/voucher?code=x',
    as: 'customer',
    answers: reply('POST /api/vouchers/me/look', { voucher }),
  },
  {
    name: 'dashboard-voucher/redeemed',
    path: '/dashboard/voucher?code=x',
    as: 'customer',
    answers: {
      ...reply('POST /api/vouchers/me/look', { voucher }),
      ...reply('POST /api/vouchers/me', { voucher: { cents: 10_000 } }),
    },
    reach: press('invoices.page.voucher.redeem'),
  },
];
