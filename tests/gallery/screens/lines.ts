import type { ContractView } from '../../../src/shared/api/contracts.ts';
import { addDays } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { reply, success } from '../answers.ts';
import type { Screen } from '../screen.ts';
import { click } from '../steps.ts';
import { invoice } from './bills.ts';
import { order } from './customer.ts';
import { history, line, usage } from './packages.ts';

const today = berlinToday(new Date());
const ids = ['1', '2', '3'].map((end) => `7c0b7a54-3a86-4a49-9d0e-0c3f5a1b2c0${end}`);
const [mainId = '', partnerId = '', kidsId = ''] = ids;
const termEnd = addDays(today, 640);

/** A main line without a name, a partner's and a child's with names. */
const family: ContractView[] = [
  { ...line(mainId, '+4915228817386', 'Flex M'), minimumEndsOn: addDays(today, 12) },
  {
    ...line(partnerId, '+4917640690000', 'Partner'),
    ...{ lineName: 'Oma Şükrans Telefon fürs Dorf', isSecondCard: true, minimumEndsOn: termEnd },
    sim: { type: 'physical', state: 'active', iccid: '8949990000000000011', lostAt: null },
  },
  {
    ...line(kidsId, '+4917640690001', 'Kids'),
    ...{ lineName: 'Ege’nin kartı', isSecondCard: true, minimumEndsOn: termEnd },
    sim: { type: 'esim', state: 'active', iccid: '8949990000000000012', lostAt: null },
  },
];
const usages = family.map(({ id, msisdn, lineName, tariffName }, at) =>
  usage({ contractId: id, msisdn, lineName, tariffName, leftMb: 12_580 - at * 4_000 }),
);
const sims = family.map(({ id: contractId, msisdn, lineName, tariffName, sim }) => ({
  ...{ contractId, msisdn, lineName, tariffName, kind: sim?.type ?? 'esim', state: 'active' as const },
  ...{ iccid: sim?.iccid ?? '8949990000000000010', lostAt: null, hasEsimCode: false },
  ...{ replacedFrom: null, card: null, barrings: [] },
}));

const screen = (name: string, path: string, more: Partial<Screen> = {}): Screen => ({
  name: `lines/${name}`,
  path,
  as: 'customer',
  ...more,
  answers: {
    ...reply('GET /api/orders', { orders: [order({ state: 'completed', porting: null, delivery: [] })] }),
    ...reply('GET /api/contracts/me', { contracts: family }),
    ...reply('GET /api/usage/me', { usage: usages }),
    '**/api/usage/me/history?*': success('GET /api/usage/me/history', { history }),
    ...reply('GET /api/sims/me', { sims }),
    ...reply('GET /api/tariffs/options/me', { options: [] }),
    ...more.answers,
  },
});

/** A customer with several lines, two of them with names. */
export const lineScreens: Screen[] = [
  screen('dashboard', '/dashboard'),
  screen('dashboard-named', `/dashboard?contract=${partnerId}`),
  screen('usage', `/dashboard/usage?contract=${kidsId}`),
  screen('usage-unknown', '/dashboard/usage?contract=unknown'),
  screen('packages', `/dashboard/options?contract=${kidsId}`),
  screen('sim', `/dashboard/sim?contract=${partnerId}`),
  screen('account', '/dashboard/account/overview'),
  screen('tariff', '/dashboard/tariff'),
  screen('bills', '/dashboard/bills', {
    answers: reply('GET /api/invoices/me', {
      invoices: family.map(({ msisdn, lineName }, at) =>
        invoice(at, { id: ids[at] ?? '', msisdn, lineName }),
      ),
    }),
  }),
  screen('name', '/dashboard/account/overview', {
    reach: click(({ page, say }) =>
      page.getByRole('button', { name: new RegExp(`^${say('contract.page.line.name')}: `) }),
    ),
    windowOnly: true,
    answers: reply('GET /api/contracts/me', { contracts: family.slice(0, 1) }),
  }),
  screen('second-card-refused', '/auth/register/tariff?step=number', {
    draft: { forms: { 'order/tariff': { tariffId: 'kids' } }, done: ['tariff'] },
    answers: reply('GET /api/contracts/me', { contracts: [] }),
  }),
];
