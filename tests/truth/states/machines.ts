import { type ContractState, contractState } from '../../../src/shared/states/contract.ts';
import { type DeliveryState, nextDelivery } from '../../../src/shared/states/delivery.ts';
import { type InvoiceState, invoiceState } from '../../../src/shared/states/invoice.ts';
import { nextOrder, type OrderEvent, type OrderState } from '../../../src/shared/states/order.ts';
import { nextOtp, type OtpEvent, type OtpState } from '../../../src/shared/states/otp.ts';
import { nextPayment, type PaymentEvent, type PaymentState } from '../../../src/shared/states/payment.ts';
import { nextPorting, type PortingEvent, type PortingState } from '../../../src/shared/states/porting.ts';
import { nextRefund, type RefundState } from '../../../src/shared/states/refund.ts';
import {
  nextReservation,
  type ReservationEvent,
  type ReservationState,
} from '../../../src/shared/states/reservation.ts';
import { nextSession, type SessionEvent, type SessionState } from '../../../src/shared/states/session.ts';
import type { Machine } from './machine.ts';

const now = new Date('2026-11-16T12:00:00Z');
const later = new Date('2026-11-16T12:10:00Z');
const before = new Date('2026-11-16T11:59:00Z');
const today = '2026-11-16';

function machine<S extends string, E extends string>(
  name: string,
  first: NoInfer<S>,
  table: Record<S, Record<E, S>>,
  next: (state: NoInfer<S>, event: NoInfer<E>) => NoInfer<S>,
): Machine {
  // The names of states and events are the table's: `Machine` forgets them, so that all fit into one list.
  return { name, first, table, next: (state, event) => next(state as S, event as E) };
}

const order = machine<OrderState, OrderEvent>(
  'order',
  'pendingPayment',
  {
    pendingPayment: {
      paymentProcessing: 'paymentProcessing',
      paymentFailed: 'pendingPayment',
      paymentSucceeded: 'inProgress',
      fulfilled: 'pendingPayment',
      cancelled: 'cancelled',
      withdrawn: 'cancelled',
    },
    paymentProcessing: {
      paymentProcessing: 'paymentProcessing',
      paymentFailed: 'pendingPayment',
      paymentSucceeded: 'inProgress',
      fulfilled: 'paymentProcessing',
      cancelled: 'paymentProcessing',
      withdrawn: 'cancelled',
    },
    inProgress: {
      paymentProcessing: 'inProgress',
      paymentFailed: 'inProgress',
      paymentSucceeded: 'inProgress',
      fulfilled: 'completed',
      cancelled: 'cancelled',
      withdrawn: 'cancelled',
    },
    completed: {
      paymentProcessing: 'completed',
      paymentFailed: 'completed',
      paymentSucceeded: 'completed',
      fulfilled: 'completed',
      cancelled: 'completed',
      withdrawn: 'cancelled',
    },
    cancelled: {
      paymentProcessing: 'cancelled',
      paymentFailed: 'cancelled',
      paymentSucceeded: 'cancelled',
      fulfilled: 'cancelled',
      cancelled: 'cancelled',
      withdrawn: 'cancelled',
    },
  },
  nextOrder,
);

const paid = {
  actionRequired: 'succeeded',
  processing: 'succeeded',
  failed: 'succeeded',
  canceled: 'succeeded',
} as const;
const payment = machine<PaymentState, PaymentEvent>(
  'payment',
  'incomplete',
  {
    incomplete: {
      actionRequired: 'pending',
      processing: 'processing',
      failed: 'failed',
      canceled: 'failed',
      succeeded: 'succeeded',
    },
    pending: {
      actionRequired: 'pending',
      processing: 'processing',
      failed: 'failed',
      canceled: 'failed',
      succeeded: 'succeeded',
    },
    processing: {
      actionRequired: 'processing',
      processing: 'processing',
      failed: 'failed',
      canceled: 'failed',
      succeeded: 'succeeded',
    },
    // Money that comes after all wins.
    failed: {
      actionRequired: 'failed',
      processing: 'failed',
      failed: 'failed',
      canceled: 'failed',
      succeeded: 'succeeded',
    },
    succeeded: { ...paid, succeeded: 'succeeded' },
  },
  nextPayment,
);

const refund = machine<RefundState, RefundState>(
  'refund',
  'due',
  {
    due: { due: 'due', requested: 'requested', succeeded: 'succeeded', failed: 'failed' },
    requested: { due: 'requested', requested: 'requested', succeeded: 'succeeded', failed: 'failed' },
    succeeded: { due: 'succeeded', requested: 'succeeded', succeeded: 'succeeded', failed: 'failed' },
    failed: { due: 'failed', requested: 'failed', succeeded: 'failed', failed: 'failed' },
  },
  nextRefund,
);

/** A day on which everything that has a day may happen, with a porting day far enough ahead to be cancelled. */
const portings: Record<PortingState['status'], PortingState> = {
  requested: { status: 'requested' },
  sentToDonor: { status: 'sentToDonor' },
  scheduled: { status: 'scheduled', scheduledOn: '2026-12-15' },
  inProgress: { status: 'inProgress', scheduledOn: today },
  completed: { status: 'completed', scheduledOn: today },
  rejected: { status: 'rejected', reason: 'DATA_MISMATCH' },
  cancelled: { status: 'cancelled' },
};
const portingEvents: Record<PortingEvent['type'] | 'scheduledForToday', PortingEvent> = {
  sent: { type: 'sent' },
  rejected: { type: 'rejected', reason: 'DATA_MISMATCH' },
  scheduled: { type: 'scheduled', on: '2026-12-15' },
  scheduledForToday: { type: 'scheduled', on: today },
  corrected: { type: 'corrected' },
  cancelled: { type: 'cancelled' },
  dayCame: { type: 'dayCame' },
  completed: { type: 'completed' },
};
type PortingName = keyof typeof portings;
function portingRow(state: PortingName, moves: Partial<Record<keyof typeof portingEvents, PortingName>>) {
  const stays = Object.fromEntries(Object.keys(portingEvents).map((event) => [event, state]));
  return { ...stays, ...moves } as Record<keyof typeof portingEvents, PortingName>; // all events are in `stays`
}
const porting = machine(
  'porting',
  'requested',
  {
    requested: portingRow('requested', { sent: 'sentToDonor', cancelled: 'cancelled' }),
    sentToDonor: portingRow('sentToDonor', {
      rejected: 'rejected',
      scheduled: 'scheduled',
      cancelled: 'cancelled',
    }),
    scheduled: portingRow('scheduled', { cancelled: 'cancelled' }),
    inProgress: portingRow('inProgress', { completed: 'completed' }),
    completed: portingRow('completed', {}),
    rejected: portingRow('rejected', { corrected: 'requested', cancelled: 'cancelled' }),
    cancelled: portingRow('cancelled', {}),
  },
  (state, event) => nextPorting(portings[state], portingEvents[event], today).status,
);
/** The same on the day of the move, when it is too late to cancel. */
const portingOnTheDay = machine(
  'porting on its day',
  'scheduled',
  {
    scheduled: {
      dayCame: 'inProgress',
      cancelled: 'scheduled',
      completed: 'scheduled',
      rejected: 'scheduled',
    },
    inProgress: {
      dayCame: 'inProgress',
      cancelled: 'inProgress',
      completed: 'completed',
      rejected: 'inProgress',
    },
    completed: {
      dayCame: 'completed',
      cancelled: 'completed',
      completed: 'completed',
      rejected: 'completed',
    },
  },
  (state, event) => {
    const moved = nextPorting({ status: state, scheduledOn: today }, portingEvents[event], today).status;
    return moved as 'scheduled' | 'inProgress' | 'completed'; // another fails as a difference from the table
  },
);

const reservations: Record<
  ReservationState['status'] | 'another’s' | 'run out' | 'unextendable',
  ReservationState
> = {
  free: { status: 'free' },
  held: { status: 'held', holder: 'ada', until: later, extensionsLeft: 1 },
  unextendable: { status: 'held', holder: 'ada', until: later, extensionsLeft: 0 },
  'another’s': { status: 'held', holder: 'ece', until: later, extensionsLeft: 1 },
  'run out': { status: 'held', holder: 'ece', until: before, extensionsLeft: 1 },
  ordered: { status: 'ordered', holder: 'ada' },
  sold: { status: 'sold' },
};
function reservationName(state: ReservationState): keyof typeof reservations {
  if (state.status !== 'held') return state.status;
  if (state.holder !== 'ada') return state.until <= now ? 'run out' : 'another’s';
  return state.extensionsLeft === 0 ? 'unextendable' : 'held';
}
const reservation = machine<keyof typeof reservations, ReservationEvent['type']>(
  'reservation',
  'free',
  {
    free: {
      reserve: 'held',
      extend: 'free',
      release: 'free',
      order: 'free',
      paid: 'free',
      cancelled: 'free',
    },
    held: {
      reserve: 'held',
      extend: 'unextendable',
      release: 'free',
      order: 'ordered',
      paid: 'held',
      cancelled: 'held',
    },
    unextendable: {
      reserve: 'unextendable',
      extend: 'unextendable',
      release: 'free',
      order: 'ordered',
      paid: 'unextendable',
      cancelled: 'unextendable',
    },
    'another’s': {
      reserve: 'another’s',
      extend: 'another’s',
      release: 'another’s',
      order: 'another’s',
      paid: 'another’s',
      cancelled: 'another’s',
    },
    'run out': {
      reserve: 'held',
      extend: 'free',
      release: 'free',
      order: 'free',
      paid: 'free',
      cancelled: 'free',
    },
    ordered: {
      reserve: 'ordered',
      extend: 'ordered',
      release: 'ordered',
      order: 'ordered',
      paid: 'sold',
      cancelled: 'free',
    },
    sold: {
      reserve: 'sold',
      extend: 'sold',
      release: 'sold',
      order: 'sold',
      paid: 'sold',
      cancelled: 'sold',
    },
  },
  (state, type) => {
    const limits = { holdSeconds: 900, extensions: 1 };
    return reservationName(nextReservation(reservations[state], { type, holder: 'ada' }, now, limits));
  },
);

const otps: Record<'none' | 'open' | 'last try' | 'no tries' | 'run out' | 'used', OtpState> = {
  none: { status: 'none' },
  open: { status: 'open', triesLeft: 2, until: later },
  'last try': { status: 'open', triesLeft: 1, until: later },
  'no tries': { status: 'open', triesLeft: 0, until: later },
  'run out': { status: 'open', triesLeft: 0, until: before },
  used: { status: 'used' },
};
function otpName(state: OtpState): keyof typeof otps {
  if (state.status !== 'open') return state.status;
  if (state.until <= now) return 'run out';
  return (['no tries', 'last try'] as const)[state.triesLeft] ?? 'open';
}
const otp = machine<keyof typeof otps, OtpEvent['type']>(
  'code',
  'none',
  {
    none: { sent: 'open', right: 'none', wrong: 'none' },
    open: { sent: 'open', right: 'used', wrong: 'last try' },
    'last try': { sent: 'last try', right: 'used', wrong: 'no tries' },
    'no tries': { sent: 'no tries', right: 'no tries', wrong: 'no tries' },
    'run out': { sent: 'open', right: 'run out', wrong: 'run out' },
    used: { sent: 'open', right: 'used', wrong: 'used' },
  },
  (state, type) => otpName(nextOtp(otps[state], { type }, now, { tries: 2, expiresSeconds: 300 })),
);

const sessions: Record<'new' | 'exchanged' | 'exchanged long ago' | 'run out' | 'ended', SessionState> = {
  new: { status: 'open', until: later, exchangedAt: null },
  exchanged: { status: 'open', until: later, exchangedAt: now },
  'exchanged long ago': { status: 'open', until: later, exchangedAt: before },
  'run out': { status: 'open', until: before, exchangedAt: null },
  ended: { status: 'ended' },
};
function sessionName(state: SessionState): keyof typeof sessions {
  if (state.status === 'ended') return 'ended';
  if (state.until <= now) return 'run out';
  if (!state.exchangedAt) return 'new';
  return state.exchangedAt === before ? 'exchanged long ago' : 'exchanged';
}
const session = machine<keyof typeof sessions, SessionEvent['type']>(
  'session',
  'new',
  {
    new: { newest: 'exchanged', predecessor: 'ended', older: 'ended', logout: 'ended' },
    exchanged: { newest: 'exchanged', predecessor: 'exchanged', older: 'ended', logout: 'ended' },
    'exchanged long ago': { newest: 'exchanged', predecessor: 'ended', older: 'ended', logout: 'ended' },
    'run out': { newest: 'run out', predecessor: 'run out', older: 'run out', logout: 'run out' },
    ended: { newest: 'ended', predecessor: 'ended', older: 'ended', logout: 'ended' },
  },
  (state, type) =>
    sessionName(nextSession(sessions[state], { type }, now, { lifeSeconds: 600, graceSeconds: 10 })),
);

const delivery = machine<DeliveryState, 'day passed' | 'day not over'>(
  'delivery',
  'ordered',
  {
    ordered: { 'day passed': 'packed', 'day not over': 'ordered' },
    packed: { 'day passed': 'handedOver', 'day not over': 'packed' },
    handedOver: { 'day passed': 'delivered', 'day not over': 'handedOver' },
    delivered: { 'day passed': 'delivered', 'day not over': 'delivered' },
    cancelled: { 'day passed': 'cancelled', 'day not over': 'cancelled' },
  },
  (state, event) => {
    const since = event === 'day passed' ? '2026-11-01' : today;
    return nextDelivery('sim', { state, since }, today)?.state ?? state;
  },
);

/** Contracts and invoices have no events: what happened is written down, and days say how they stand. */
const contractDays = {
  planned: { startsOn: '2026-12-01', endedOn: null },
  running: { startsOn: '2026-11-01', endedOn: null },
  cancelled: { startsOn: '2026-11-01', endedOn: '2026-12-31' },
  over: { startsOn: '2026-01-01', endedOn: '2026-10-31' },
} as const;
const contract = machine<keyof typeof contractDays | ContractState, 'looked at' | 'withdrawn from'>(
  'contract',
  'planned',
  {
    planned: { 'looked at': 'pending', 'withdrawn from': 'withdrawn' },
    running: { 'looked at': 'active', 'withdrawn from': 'withdrawn' },
    cancelled: { 'looked at': 'active', 'withdrawn from': 'withdrawn' },
    over: { 'looked at': 'ended', 'withdrawn from': 'withdrawn' },
    pending: { 'looked at': 'pending', 'withdrawn from': 'pending' },
    active: { 'looked at': 'active', 'withdrawn from': 'active' },
    ended: { 'looked at': 'ended', 'withdrawn from': 'ended' },
    withdrawn: { 'looked at': 'withdrawn', 'withdrawn from': 'withdrawn' },
  },
  (state, event) => {
    if (!(state in contractDays)) return state;
    const days = contractDays[state as keyof typeof contractDays]; // seen in the line above
    return contractState({ ...days, withdrawnOn: event === 'withdrawn from' ? today : null }, today);
  },
);

const stands = { unpaid: 0, 'half paid': 500, 'paid in full': 1000, 'credited in full': 1000 } as const;
const invoice = machine<keyof typeof stands | InvoiceState, 'looked at' | 'looked at late'>(
  'invoice',
  'unpaid',
  {
    unpaid: { 'looked at': 'open', 'looked at late': 'overdue' },
    'half paid': { 'looked at': 'open', 'looked at late': 'overdue' },
    'paid in full': { 'looked at': 'paid', 'looked at late': 'paid' },
    'credited in full': { 'looked at': 'credited', 'looked at late': 'credited' },
    open: { 'looked at': 'open', 'looked at late': 'open' },
    overdue: { 'looked at': 'overdue', 'looked at late': 'overdue' },
    paid: { 'looked at': 'paid', 'looked at late': 'paid' },
    credit: { 'looked at': 'credit', 'looked at late': 'credit' },
    credited: { 'looked at': 'credited', 'looked at late': 'credited' },
  },
  (state, event) => {
    if (!(state in stands)) return state;
    const settledCents = stands[state as keyof typeof stands]; // seen in the line above
    const creditedCents = state === 'credited in full' ? 1000 : 0;
    const stand = { totalCents: 1000, settledCents, creditedCents, dueOn: today };
    return invoiceState(stand, event === 'looked at' ? today : '2026-11-17');
  },
);

export const machines: readonly Machine[] = [
  order,
  payment,
  refund,
  porting,
  portingOnTheDay,
  reservation,
  otp,
  session,
  delivery,
  contract,
  invoice,
];
