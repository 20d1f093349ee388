import type { ContractView } from '../../../src/shared/api/contracts.ts';
import type { OrderView } from '../../../src/shared/api/order-view.ts';
import { addDays } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import type { DeliveryState } from '../../../src/shared/states/delivery.ts';
import { reply, success } from '../answers.ts';
import type { Screen } from '../screen.ts';
import { click } from '../steps.ts';
import { order } from './customer.ts';
import { oneOrder } from './one-order.ts';

const today = berlinToday(new Date());

/** A contract whose line waits for its card. */
const waiting: ContractView = {
  id: '8d0f0f4e-6f0a-4b1e-9a40-5c2f0f3f9a12',
  number: 'V-4711081501',
  orderId: order().id,
  state: 'awaitingCard',
  msisdn: order().msisdn,
  lineName: null,
  tariffId: order().tariff.id,
  tariffName: order().tariff.name,
  isSecondCard: false,
  concludedOn: addDays(today, -3),
  startsOn: null,
  awaits: 'card',
  numberArrivesOn: null,
  minimumEndsOn: null,
  lastDayToCancel: null,
  endedOn: null,
  earliestEndOn: addDays(today, 730),
  withdrawableUntil: addDays(today, 11),
  sim: { type: 'physical', state: 'assigned', iccid: '8949990000000000010', lostAt: null },
  hasEsimCode: false,
  waiting: [],
  confirmationId: null,
};

const { payment: paid } = order();

const tracking = '00340434161094042557';

const byPost = (state: DeliveryState, lateFrom: string): OrderView =>
  order({
    numberType: 'new',
    porting: null,
    jersey: null,
    delivery: [{ kind: 'sim', state, trackingNumber: state === 'handedOver' ? tracking : null }],
    contract: waiting,
    awaitedCard: { isConfirmable: state === 'handedOver', lateFrom },
  });

const screen = (name: string, path: string, shown: OrderView, more: Partial<Screen> = {}): Screen => ({
  name,
  path,
  as: 'customer',
  answers: oneOrder(shown),
  ...more,
});

const late = byPost('handedOver', today);

/** A line that waits for the card that we send. */
export const cardScreens: Screen[] = [
  screen('success/card', `/checkout/success?order=${order().id}`, byPost('ordered', addDays(today, 14)), {
    answers: {
      [`**/api/payments/order/${order().id}`]: success('GET /api/payments/:kind/:id', {
        payment: paid,
        isCurrent: true,
      }),
      ...reply('GET /api/orders/:id', { order: byPost('ordered', addDays(today, 14)) }),
    },
  }),
  screen('dashboard/awaiting-card', '/dashboard', byPost('packed', addDays(today, 11))),
  screen('dashboard/card-on-its-way', '/dashboard', byPost('handedOver', addDays(today, 11))),
  screen('dashboard/card-late', '/dashboard', late),
  screen('dashboard/cancel-late-card', '/dashboard', late, {
    reach: click(({ page, say }) => page.getByRole('button', { name: say('dashboard.card.cancel') })),
    windowOnly: true,
  }),
  screen(
    'account-overview/awaiting-card',
    '/dashboard/account/overview',
    byPost('handedOver', addDays(today, 11)),
  ),
];
