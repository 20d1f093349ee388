import type { ContractView } from '../../../src/shared/api/contracts.ts';
import type { OrderView } from '../../../src/shared/api/order-view.ts';
import { addDays } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { reply } from '../answers.ts';
import type { Screen } from '../screen.ts';
import { click } from '../steps.ts';
import { order } from './customer.ts';

const today = berlinToday(new Date());
const arrival = addDays(today, 6);

/** A contract whose line waits for the number that it brings. */
const waiting = (numberArrivesOn: string | null): ContractView => ({
  id: '8d0f0f4e-6f0a-4b1e-9a40-5c2f0f3f9a11',
  number: 'V-4711081500',
  orderId: order().id,
  state: 'awaitingNumber',
  msisdn: order().msisdn,
  lineName: null,
  tariffId: order().tariff.id,
  tariffName: order().tariff.name,
  isSecondCard: false,
  concludedOn: addDays(today, -3),
  startsOn: null,
  awaits: 'number',
  numberArrivesOn,
  minimumEndsOn: null,
  lastDayToCancel: null,
  endedOn: null,
  earliestEndOn: addDays(today, 730),
  withdrawableUntil: addDays(today, 11),
  sim: { type: 'physical', state: 'assigned', iccid: '8949990000000000010', lostAt: null },
  hasEsimCode: false,
  waiting: [],
  confirmationId: null,
});

const withPorting = (
  change: Partial<NonNullable<OrderView['porting']>>,
  contract: ContractView,
): OrderView => {
  const { porting } = order();
  if (!porting) throw new Error('The order of the gallery brings a number.');
  return order({ state: 'inProgress', delivery: [], contract, porting: { ...porting, ...change } });
};
const refused = (givenUpFrom: string) =>
  withPorting(
    { state: 'rejected', reason: 'DATA_MISMATCH', scheduledOn: null, agreedOn: null, givenUpFrom },
    waiting(null),
  );

const screen = (name: string, path: string, shown: OrderView, reach?: Screen['reach']): Screen => ({
  name,
  path,
  as: 'customer',
  answers: {
    ...reply('GET /api/orders', { orders: [shown] }),
    ...reply('GET /api/contracts/me', { contracts: shown.contract ? [shown.contract] : [] }),
    ...reply('GET /api/usage/me', { usage: [] }),
    ...reply('GET /api/invoices/me', { invoices: [] }),
  },
  ...(reach ? { reach, windowOnly: true } : {}),
});

const OVERVIEW = '/dashboard/account/overview';

/** A line that waits for its number, and a number that does not come. */
export const portingScreens: Screen[] = [
  screen(
    'dashboard/awaiting-number',
    '/dashboard',
    withPorting({ state: 'scheduled', scheduledOn: arrival, agreedOn: arrival }, waiting(arrival)),
  ),
  screen(
    'dashboard/number-moved',
    '/dashboard',
    withPorting({ state: 'scheduled', scheduledOn: arrival, agreedOn: addDays(today, 2) }, waiting(arrival)),
  ),
  screen(
    'dashboard/number-postponed',
    '/dashboard',
    withPorting({ state: 'sentToDonor', scheduledOn: null, agreedOn: arrival }, waiting(null)),
  ),
  screen(
    'account-overview/awaiting-number',
    OVERVIEW,
    withPorting({ scheduledOn: null, agreedOn: null }, waiting(null)),
  ),
  screen('account-overview/refused', OVERVIEW, refused(addDays(today, 20))),
  screen('account-overview/given-up', OVERVIEW, refused(today)),
  screen(
    'account-overview/cancel-porting',
    OVERVIEW,
    refused(today),
    click(({ page, say }) => page.getByRole('button', { name: say('contract.page.porting.cancel') })),
  ),
];
