import type { InvoiceView } from '../../../shared/api/billing.ts';
import type { ContractView } from '../../../shared/api/contracts.ts';
import type { OrderView } from '../../../shared/api/order-view.ts';
import { addDays } from '../../../shared/calendar.ts';
import { goesOn } from '../../../shared/states/contract.ts';
import { isPayable, paymentStand } from './payment-state.ts';
import type { DashboardData } from './use-dashboard.ts';

/** The most important thing for a customer to do or to know now. */
export type NextAction =
  | { kind: 'pay'; order: OrderView; failed: boolean }
  /** `payId`: the invoice, where it is one. */
  | {
      kind: 'bills';
      count: number;
      openCents: number;
      dueOn: string;
      late: boolean;
      payId?: string | undefined;
    }
  | { kind: 'portingRefused'; order: OrderView }
  | { kind: 'installEsim'; contract: ContractView }
  | { kind: 'card'; order: OrderView; late: boolean }
  | { kind: 'checking'; order: OrderView }
  | { kind: 'awaitCard'; order: OrderView }
  | { kind: 'delivery'; order: OrderView }
  | { kind: 'porting'; order: OrderView }
  | { kind: 'waiting'; contract: ContractView }
  | { kind: 'debit'; openCents: number; collectOn: string }
  | { kind: 'nothing' };

interface Known extends Omit<DashboardData, 'usage'> {
  /** Of the orders, those that are not over. */
  open: readonly OrderView[];
  today: string;
}

type Look = (known: Known) => NextAction | undefined;

/** A bill that is due within these days comes before all but an order that waits for its payment. */
const SOON_DAYS = 3;

/**
 * In the order of what helps now. First what the customer can do: what stops an order, a bill without time, the way to a
 * line that works, then a bill with time. After that what goes on by itself, in the order in which a line comes to life.
 */
const looks: readonly Look[] = [
  ({ open }) => {
    const order = open.find(isPayable);
    return order && { kind: 'pay', order, failed: paymentStand(order.payment) === 'failed' };
  },
  (known) => {
    const bills = openBills(known);
    return bills && bills.dueOn <= addDays(known.today, SOON_DAYS) ? bills : undefined;
  },
  ({ open }) => {
    const order = open.find(({ porting }) => porting?.state === 'rejected');
    return order && { kind: 'portingRefused', order };
  },
  ({ contracts }) => {
    const contract = contracts.find((one) => goesOn(one) && isUnsetEsim(one));
    return contract && { kind: 'installEsim', contract };
  },
  ({ open, today }) => {
    const order = open.find((one) => awaitsCard(one) && one.awaitedCard?.isConfirmable);
    return order && { kind: 'card', order, late: (order.awaitedCard?.lateFrom ?? today) <= today };
  },
  openBills,
  ({ open }) => {
    const order = open.find(({ payment }) => paymentStand(payment) === 'checking');
    return order && { kind: 'checking', order };
  },
  ({ open }) => {
    const order = open.find((one) => awaitsCard(one) && one.awaitedCard !== null);
    return order && { kind: 'awaitCard', order };
  },
  ({ open }) => {
    const order = open.find(({ delivery }) => delivery.some(isUnderWay));
    return order && { kind: 'delivery', order };
  },
  ({ open }) => {
    const order = open.find(({ porting }) => porting && isUnderWay(porting));
    return order && { kind: 'porting', order };
  },
  ({ contracts }) => {
    const contract = contracts.find(({ state }) => state === 'pending');
    return contract && { kind: 'waiting', contract };
  },
  nextDebit,
];

export function nextAction(data: Omit<DashboardData, 'usage'>, today: string): NextAction {
  const open = data.orders.filter(({ state }) => state !== 'cancelled' && state !== 'completed');
  for (const look of looks) {
    const found = look({ ...data, open, today });
    if (found) return found;
  }
  return { kind: 'nothing' };
}

const isUnsetEsim = ({ sim }: ContractView) => sim?.type === 'esim' && sim.state === 'prepared';
/** The line waits for its card alone: the customer is asked once it can be there. */
const awaitsCard = ({ contract }: OrderView) => contract?.awaits === 'card';
const isUnderWay = ({ state }: { state: string }) => !['delivered', 'completed', 'cancelled'].includes(state);

/** What is objected to waits for our answer. */
const isOwed = ({ openCents, objection }: InvoiceView) => openCents > 0 && objection?.state !== 'received';
const sumOf = (invoices: readonly InvoiceView[]) =>
  invoices.reduce((sum, { openCents }) => sum + openCents, 0);

/** The invoices that the customer pays, in one entry, with the first due date: those that are overdue, else all open ones. */
function openBills({ invoices, today }: Known): Extract<NextAction, { kind: 'bills' }> | undefined {
  const open = invoices.filter(
    (invoice) => isOwed(invoice) && (!invoice.collection || invoice.collection.state === 'stopped'),
  );
  const overdue = open.filter(({ dueOn }) => dueOn < today);
  const late = overdue.length > 0;
  const told = late ? overdue : open;
  const [dueOn] = told.map((invoice) => invoice.dueOn).sort();
  if (dueOn === undefined) return undefined;
  const payId = told.length === 1 ? told[0]?.id : undefined;
  return { kind: 'bills', count: told.length, openCents: sumOf(told), dueOn, late, payId };
}

/** What we collect next: there is nothing to do, and the customer knows. */
function nextDebit({ invoices }: Known): NextAction | undefined {
  const announced = invoices.filter(
    (invoice) => isOwed(invoice) && invoice.collection?.state === 'announced',
  );
  const [collectOn] = announced.map(({ collection }) => collection?.collectOn ?? '').sort();
  return collectOn ? { kind: 'debit', openCents: sumOf(announced), collectOn } : undefined;
}
