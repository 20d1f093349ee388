import type { ContractView } from '../../../src/shared/api/contracts.ts';
import type { OwnOption } from '../../../src/shared/api/packages.ts';
import type { AllowanceView, UsageHistory, UsageView } from '../../../src/shared/api/usage.ts';
import { addDays } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { reply, success } from '../answers.ts';
import type { Screen } from '../screen.ts';
import { click, press } from '../steps.ts';
import { withTroubles } from '../variants.ts';

const today = berlinToday(new Date());
const contractId = '5b0c7a54-3a86-4a49-9d0e-0c3f5a1b2c01';
const bookingId = '5b0c7a54-3a86-4a49-9d0e-0c3f5a1b2c02';

const allowance = (at: number, change: Partial<AllowanceView> = {}): AllowanceView => ({
  id: `5b0c7a54-3a86-4a49-9d0e-0c3f5a1b2d${10 + at}`,
  source: 'tariff',
  bookingId: null,
  name: null,
  kind: 'data',
  zones: ['home', 'eu'],
  amount: 20_000,
  used: 7_420,
  left: 12_580,
  startsOn: addDays(today, -12),
  endsOn: addDays(today, 18),
  ...change,
});
const monthBefore = { startsOn: addDays(today, -43), endsOn: addDays(today, -13) };
export const usage = (change: Partial<UsageView> = {}): UsageView => ({
  contractId,
  msisdn: '+4915228817386',
  lineName: null,
  tariffName: 'Flex M',
  totalMb: 20_000,
  usedMb: 7_420,
  leftMb: 12_580,
  throttledKbit: 64,
  cycleStartsOn: addDays(today, -12),
  cycleEndsOn: addDays(today, 18),
  daysLeft: 19,
  asOf: `${today}T09:30:00.000Z`,
  allowances: [allowance(0)],
  previous: { ...monthBefore, usedMb: 15_310, agreedMb: 20_000 },
  notices: { at80: true, at100: true, unusual: true },
  costs: { spentCents: 999, limitCents: null },
  ...change,
});
const usedUp = usage({
  usedMb: 20_000,
  leftMb: 0,
  allowances: [allowance(0, { used: 20_000, left: 0 })],
  costs: { spentCents: 0, limitCents: 2_000 },
});
const many = usage({
  allowances: [
    allowance(1, {
      source: 'booking',
      bookingId,
      name: 'Türkei 5 GB',
      zones: ['turkiye'],
      amount: 5_000,
      used: 4_700,
      left: 300,
      endsOn: addDays(today, 3),
    }),
    allowance(0),
    allowance(2, { source: 'invitation', amount: 1_000, used: 0, left: 1_000, endsOn: addDays(today, 25) }),
    allowance(3, {
      source: 'order',
      name: 'Türkei 100 Minuten',
      kind: 'minutes',
      zones: ['turkiye'],
      amount: 100,
      used: 100,
      left: 0,
      endsOn: addDays(today, 28),
    }),
  ],
});
export const history: UsageHistory = {
  days: Array.from({ length: 45 }, (_, at) => ({
    day: addDays(today, -at),
    dataMb: at % 6 === 2 ? 0 : 180 + ((at * 7919) % 700),
    minutes: (at * 31) % 40,
    sms: at % 3,
  })),
  months: [
    {
      ...{ startsOn: addDays(today, -12), endsOn: addDays(today, 18), agreedMb: 20_000 },
      ...{ dataMb: 7_420, minutes: 212, sms: 14 },
    },
    { ...monthBefore, agreedMb: 25_000, dataMb: 15_310, minutes: 480, sms: 22 },
  ],
};
const own = (change: Partial<OwnOption>): OwnOption => ({
  id: bookingId,
  contractId,
  msisdn: '+4915228817386',
  lineName: null,
  optionId: bookingId,
  name: 'Türkei 5 GB',
  state: 'running',
  priceCents: 999,
  isRecurring: false,
  startsOn: addDays(today, -3),
  endsOn: addDays(today, 3),
  wouldEndOn: null,
  ...change,
});
const ownOptions = [
  own({}),
  own({
    id: contractId,
    name: '10 GB jeden Monat',
    isRecurring: true,
    endsOn: null,
    wouldEndOn: addDays(today, 18),
    priceCents: 899,
  }),
  own({ id: `${contractId.slice(0, -1)}3`, name: 'EU 10 GB', state: 'waiting', startsOn: addDays(today, 9) }),
  own({
    id: `${contractId.slice(0, -1)}4`,
    name: '5 GB extra',
    state: 'paymentProcessing',
    startsOn: null,
    endsOn: null,
  }),
];

export const line = (id: string, msisdn: string, tariffName: string): ContractView => ({
  id,
  number: 'V-4711004711',
  orderId: bookingId,
  state: 'active',
  msisdn,
  lineName: null,
  tariffId: bookingId,
  tariffName,
  isSecondCard: false,
  concludedOn: today,
  startsOn: today,
  awaits: null,
  numberArrivesOn: null,
  minimumEndsOn: null,
  lastDayToCancel: null,
  endedOn: null,
  earliestEndOn: addDays(today, 30),
  withdrawableUntil: null,
  sim: null,
  hasEsimCode: false,
  waiting: [],
  confirmationId: null,
});
const lines = [line(contractId, '+4915228817386', 'Flex M'), line(bookingId, '+4917640690000', 'Partner')];

const options = (name: string, listed: OwnOption[], reach?: Screen['reach']): Screen => ({
  name: `dashboard-options/${name}`,
  path: '/dashboard/options',
  as: 'customer',
  answers: {
    ...reply('GET /api/contracts/me', { contracts: lines.slice(0, 1) }),
    ...reply('GET /api/tariffs/options/me', { options: listed }),
    ...reply('GET /api/usage/me', { usage: [many] }),
  },
  ...(reach ? { reach, windowOnly: true } : {}),
});
const option = (name: string, slug: string, more: Partial<Screen> = {}): Screen => ({
  name: `dashboard-option/${name}`,
  path: `/dashboard/options/${slug}`,
  as: 'customer',
  ...more,
});
const usageScreen = (name: string, lines: UsageView[], used = history): Screen => ({
  name: `dashboard-usage/${name}`,
  path: '/dashboard/usage',
  as: 'customer',
  answers: {
    ...reply('GET /api/usage/me', { usage: lines }),
    // By its query it names the line.
    '**/api/usage/me/history?*': success('GET /api/usage/me/history', { history: used }),
  },
});

/** Packages and usage: a new line, one with much, one that is used up, and a customer without a line. */
export const packageScreens: Screen[] = [
  ...withTroubles(options('own', ownOptions)),
  options('none', []),
  options(
    'end',
    ownOptions,
    click(({ page, say }) => page.getByRole('button', { name: say('packages.page.end') })),
  ),
  ...withTroubles(option('once', 'tuerkiye-5')),
  option('chosen', 'tuerkiye-5', {
    reach: click(({ page }) => page.getByRole('radio').first()),
  }),
  option('monthly', 'data-10-monthly'),
  option('countries', 'data-5'),
  option('missing', 'tuerkiye-talk', { reach: press('packages.page.book.order') }),
  option('lines', 'data-5', { answers: reply('GET /api/contracts/me', { contracts: lines }) }),
  option('no-line', 'world-2', {
    answers: { '**/api/options/*/terms*': { status: 404, problem: { referenceCode: 1023 } } },
  }),
  option('ending-line', 'data-10-monthly', {
    answers: reply('GET /api/options/:id/terms', {
      terms: {
        contractId,
        msisdn: '+4915228817386',
        lineName: null,
        tariffName: 'Flex M',
        lineEndsOn: addDays(today, 9),
        early: { startsOn: today, endsOn: addDays(today, 9) },
        later: null,
      },
    }),
  }),
  ...withTroubles(usageScreen('many', [many])),
  usageScreen('used-up', [usedUp], {
    ...history,
    months: history.months.map((month, at) => (at === 0 ? { ...month, dataMb: 20_000 } : month)),
  }),
  usageScreen('none', []),
  {
    name: 'dashboard/used-up',
    path: '/dashboard',
    as: 'customer',
    // The usage is found by the line's contract.
    answers: {
      ...reply('GET /api/usage/me', { usage: [usedUp] }),
      ...reply('GET /api/contracts/me', { contracts: lines.slice(0, 1) }),
      ...reply('GET /api/invoices/me', { invoices: [] }),
    },
  },
];
