import type { ContractView } from '../../../src/shared/api/contracts.ts';
import type { OrderView } from '../../../src/shared/api/order-view.ts';
import { addDays } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import type { Screen } from '../screen.ts';
import { order } from './customer.ts';
import { oneOrder } from './one-order.ts';
import { line } from './packages.ts';

const today = berlinToday(new Date());

/** To a question that only the form knows. */
const answers = [
  {
    form: 'contract/cancel',
    pointer: '/why',
    label: 'Was hat Ihnen gefehlt?',
    text: 'Mehr Daten im Ausland',
  },
];

/** Two declarations about which people still decide. */
const decided: ContractView = {
  ...line('8d0f0f4e-6f0a-4b1e-9a40-5c2f0f3f9a14', '+4915228817386', 'Single L'),
  orderId: order().id,
  withdrawableUntil: addDays(today, 5),
  waiting: [
    { number: 'E-4711081502', kind: 'withdrawal', receivedOn: today, reason: 'part', answers: [] },
    {
      number: 'E-4711081501',
      kind: 'cancellation',
      receivedOn: addDays(today, -2),
      reason: 'review',
      answers,
    },
  ],
};
const shown: OrderView = order({ state: 'completed', porting: null, delivery: [], contract: decided });

const screen = (name: string, path: string): Screen => ({
  name,
  path,
  as: 'customer',
  answers: oneOrder(shown),
});

/** A customer whose declarations wait for people. */
export const declarationScreens: Screen[] = [
  screen('account-overview/declarations-wait', '/dashboard/account/overview'),
  screen('dashboard/declarations-wait', '/dashboard'),
];
