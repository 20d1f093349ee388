import { expect, test } from 'vitest';
import { nextAction } from '../../../src/client/features/dashboard/next-action.ts';
import type { DashboardData } from '../../../src/client/features/dashboard/use-dashboard.ts';
import { paymentStatus } from '../../../src/shared/enums.ts';

/** Only what decides; the rest of an order or contract does not matter here. */
const order = (change: object) =>
  ({
    id: 'o',
    state: 'inProgress',
    payment: { status: paymentStatus.success },
    porting: null,
    delivery: [],
    ...change,
  }) as never;
const kindOf = (data: Partial<DashboardData>) =>
  nextAction({ orders: [], contracts: [], invoices: [], ...data }, '2026-03-10').kind;

const parcel = order({ delivery: [{ kind: 'sim', state: 'packed', trackingNumber: null }] });
const waiting = (isConfirmable: boolean, lateFrom = '2026-03-11') =>
  order({ contract: { awaits: 'card' }, awaitedCard: { isConfirmable, lateFrom } });
const porting = order({ porting: { state: 'scheduled' } });
const refused = order({ porting: { state: 'rejected' } });
const unpaid = order({ state: 'pendingPayment', payment: null });
const esim = { state: 'active', sim: { type: 'esim', state: 'prepared' } } as never;
const bill = { openCents: 1499, dueOn: '2026-03-15' } as never;

test.each([
  ['pay', { orders: [parcel, unpaid], invoices: [bill] }],
  ['bills', { orders: [refused], invoices: [bill] }],
  ['portingRefused', { orders: [parcel, refused], contracts: [esim] }],
  ['installEsim', { orders: [parcel], contracts: [esim] }],
  ['card', { orders: [porting, waiting(true)] }],
  ['awaitCard', { orders: [parcel, waiting(false)] }],
  ['delivery', { orders: [porting, parcel] }],
  ['porting', { orders: [porting] }],
  ['nothing', { orders: [order({ state: 'completed', payment: null })] }],
])('%s comes first', (kind, data) => {
  expect(kindOf(data)).toBe(kind);
});

test('of several bills the one that is due first, none that is paid or objected to', () => {
  const later = { openCents: 1, dueOn: '2026-04-15' };
  const paid = { openCents: 0, dueOn: '2026-01-15' };
  const objected = { openCents: 1, dueOn: '2026-01-15', objection: { state: 'received' } };
  const data = { orders: [], contracts: [], invoices: [later, paid, objected, bill] as never };
  const thing = nextAction(data, '2026-03-10');
  expect(thing).toMatchObject({ kind: 'bills', count: 2, dueOn: '2026-03-15' });
});

test('a card is late from its day on', () => {
  const data = { orders: [waiting(true, '2026-03-10')], contracts: [], invoices: [] };
  expect(nextAction(data, '2026-03-09')).toMatchObject({ kind: 'card', late: false });
  expect(nextAction(data, '2026-03-10')).toMatchObject({ kind: 'card', late: true });
});
