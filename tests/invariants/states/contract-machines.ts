import { type ContractState, contractState } from '../../../src/shared/states/contract.ts';
import { type InvoiceState, invoiceState } from '../../../src/shared/states/invoice.ts';
import { machine } from './machine.ts';

const today = '2026-11-16';

/** Contracts and invoices have no events: what happened is written down, and days say how they stand. */
const contractDays = {
  waiting: { startsOn: null, awaits: 'both', endedOn: null },
  waitingForCard: { startsOn: null, awaits: 'card', endedOn: null },
  planned: { startsOn: '2026-12-01', endedOn: null },
  running: { startsOn: '2026-11-01', endedOn: null },
  cancelled: { startsOn: '2026-11-01', endedOn: '2026-12-31' },
  over: { startsOn: '2026-01-01', endedOn: '2026-10-31' },
} as const;
export const contract = machine<keyof typeof contractDays | ContractState, 'looked at' | 'withdrawn from'>(
  'contract',
  'planned',
  {
    waiting: { 'looked at': 'awaitingNumber', 'withdrawn from': 'withdrawn' },
    waitingForCard: { 'looked at': 'awaitingCard', 'withdrawn from': 'withdrawn' },
    planned: { 'looked at': 'pending', 'withdrawn from': 'withdrawn' },
    running: { 'looked at': 'active', 'withdrawn from': 'withdrawn' },
    cancelled: { 'looked at': 'active', 'withdrawn from': 'withdrawn' },
    over: { 'looked at': 'ended', 'withdrawn from': 'withdrawn' },
    awaitingNumber: { 'looked at': 'awaitingNumber', 'withdrawn from': 'awaitingNumber' },
    awaitingCard: { 'looked at': 'awaitingCard', 'withdrawn from': 'awaitingCard' },
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
export const invoice = machine<keyof typeof stands | InvoiceState, 'looked at' | 'looked at late'>(
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
