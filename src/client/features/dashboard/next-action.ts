import type { InvoiceView } from '../../../shared/api/billing.ts';
import type { ContractView } from '../../../shared/api/contracts.ts';
import type { OrderView } from '../../../shared/api/order-view.ts';
import { isPayable, paymentStand } from './payment-state.ts';
import type { DashboardData } from './use-dashboard.ts';

/** The most important thing for a customer to do or to know now. */
export type NextAction =
  | { kind: 'pay'; order: OrderView; failed: boolean }
  | { kind: 'checking'; order: OrderView }
  | { kind: 'bills'; count: number; openCents: number; dueOn: string }
  | { kind: 'portingRefused'; order: OrderView }
  | { kind: 'porting'; order: OrderView }
  | { kind: 'installEsim'; contract: ContractView }
  | { kind: 'card'; order: OrderView; late: boolean }
  | { kind: 'awaitCard'; order: OrderView }
  | { kind: 'delivery'; order: OrderView }
  | { kind: 'waiting'; contract: ContractView }
  | { kind: 'nothing' };

/** What blocks the order comes first, then what is in progress, then what is expected. */
export function nextAction(
  { orders, contracts, invoices }: Omit<DashboardData, 'usage'>,
  today: string,
): NextAction {
  const open = orders.filter(({ state }) => state !== 'cancelled' && state !== 'completed');
  const unpaid = open.find(isPayable);
  if (unpaid) return { kind: 'pay', order: unpaid, failed: paymentStand(unpaid.payment) === 'failed' };
  const checking = open.find(({ payment }) => paymentStand(payment) === 'checking');
  if (checking) return { kind: 'checking', order: checking };
  const bills = openBills(invoices);
  if (bills) return bills;
  const refused = open.find(({ porting }) => porting?.state === 'rejected');
  if (refused) return { kind: 'portingRefused', order: refused };
  const esim = contracts.find(({ sim }) => sim?.type === 'esim' && sim.state === 'prepared');
  if (esim) return { kind: 'installEsim', contract: esim };
  const card = open.find(({ contract }) => contract?.awaits === 'card');
  if (card?.awaitedCard) return cardAction(card, card.awaitedCard, today);
  const delivery = open.find((order) =>
    order.delivery.some(({ state }) => state !== 'delivered' && state !== 'cancelled'),
  );
  if (delivery) return { kind: 'delivery', order: delivery };
  const porting = open.find((order) => isMoving(order));
  if (porting) return { kind: 'porting', order: porting };
  const waiting = contracts.find(({ state }) => state === 'pending');
  return waiting ? { kind: 'waiting', contract: waiting } : { kind: 'nothing' };
}

/** The line waits for its card alone: the customer is asked once it can be there. */
function cardAction(
  order: OrderView,
  { isConfirmable, lateFrom }: NonNullable<OrderView['awaitedCard']>,
  today: string,
): NextAction {
  return isConfirmable ? { kind: 'card', order, late: lateFrom <= today } : { kind: 'awaitCard', order };
}

/** All open invoices in one entry, with the first due date. */
function openBills(invoices: readonly InvoiceView[]): NextAction | undefined {
  // What is objected to waits for our answer.
  const open = invoices.filter(
    ({ openCents, objection }) => openCents > 0 && objection?.state !== 'received',
  );
  const [dueOn] = open.map((invoice) => invoice.dueOn).sort();
  if (dueOn === undefined) return undefined;
  return {
    kind: 'bills',
    count: open.length,
    openCents: open.reduce((sum, { openCents }) => sum + openCents, 0),
    dueOn,
  };
}

function isMoving({ porting }: OrderView): boolean {
  return porting !== null && porting.state !== 'completed' && porting.state !== 'cancelled';
}
