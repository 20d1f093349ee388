import { expect, test } from 'vitest';
import { type NextAction, nextAction } from '../../../src/client/features/dashboard/next-action.ts';
import type { DashboardData } from '../../../src/client/features/dashboard/use-dashboard.ts';
import { paymentStatus } from '../../../src/shared/enums.ts';

const TODAY = '2026-03-10';

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
const bill = (dueOn: string, change: object = {}) =>
  ({ openCents: 1499, dueOn, collection: null, ...change }) as never;
const nextOf = (data: Partial<DashboardData>, today = TODAY) =>
  nextAction({ orders: [], contracts: [], invoices: [], ...data }, today);

const parcel = order({ delivery: [{ kind: 'sim', state: 'packed', trackingNumber: null }] });
const waiting = (isConfirmable: boolean, lateFrom = '2026-03-11') =>
  order({ contract: { awaits: 'card' }, awaitedCard: { isConfirmable, lateFrom } });
const porting = order({ porting: { state: 'scheduled' } });
const refused = order({ porting: { state: 'rejected' } });
const unpaid = order({ state: 'pendingPayment', payment: null });
const checked = order({ payment: { status: paymentStatus.processing } });
const over = order({ state: 'completed', payment: null });
const esim = { state: 'active', sim: { type: 'esim', state: 'prepared' } } as never;
const ended = { state: 'ended', sim: { type: 'esim', state: 'prepared' } } as never;
const pending = { state: 'pending', sim: null } as never;
const dueNow = bill('2026-03-13');
const dueLater = bill('2026-03-24');
const announced = bill('2026-03-24', { collection: { state: 'announced', collectOn: '2026-03-20' } });
const atTheBank = bill('2026-03-09', { collection: { state: 'underWay', collectOn: '2026-03-09' } });
const stopped = bill('2026-03-09', { collection: { state: 'stopped', collectOn: '2026-03-04' } });
const objected = bill('2026-01-15', { objection: { state: 'received' } });

/** Each kind with what it goes before, from the first to the last: the type asks for all of them. */
const cases: Record<NextAction['kind'], Partial<DashboardData>[]> = {
  pay: [{ orders: [parcel, refused, unpaid], contracts: [esim], invoices: [dueNow] }],
  bills: [
    { orders: [refused, waiting(true)], contracts: [esim], invoices: [dueNow] },
    { orders: [refused], contracts: [esim], invoices: [stopped] },
    { orders: [checked, waiting(false), parcel, porting], contracts: [pending], invoices: [dueLater] },
  ],
  portingRefused: [{ orders: [parcel, waiting(true), refused], contracts: [esim], invoices: [dueLater] }],
  installEsim: [{ orders: [parcel, waiting(true), checked], contracts: [ended, esim], invoices: [dueLater] }],
  card: [{ orders: [porting, checked, waiting(true)], invoices: [dueLater, announced] }],
  checking: [{ orders: [waiting(false), parcel, checked], contracts: [pending], invoices: [announced] }],
  awaitCard: [{ orders: [parcel, waiting(false)], contracts: [ended] }],
  delivery: [{ orders: [porting, parcel], contracts: [pending] }],
  porting: [{ orders: [porting], contracts: [pending], invoices: [announced] }],
  waiting: [{ orders: [over], contracts: [pending], invoices: [announced, atTheBank] }],
  debit: [{ orders: [over], contracts: [ended], invoices: [atTheBank, announced, objected] }],
  nothing: [{}, { orders: [over], contracts: [ended], invoices: [atTheBank, objected] }],
};

test.each(Object.entries(cases).flatMap(([kind, all]) => all.map((data) => ({ kind, data }))))(
  '$kind comes first',
  ({ kind, data }) => {
    expect(nextOf(data).kind).toBe(kind);
  },
);

test('an eSIM is set up before a bill with time, and after one without', () => {
  expect(nextOf({ contracts: [esim], invoices: [bill('2026-03-14')] }).kind).toBe('installEsim');
  expect(nextOf({ contracts: [esim], invoices: [dueNow] }).kind).toBe('bills');
});

test('of several bills the one that is due first, none that is paid, collected or objected to', () => {
  const paid = bill('2026-01-15', { openCents: 0 });
  const invoices = [bill('2026-04-15', { openCents: 1 }), paid, objected, announced, atTheBank, dueNow];
  expect(nextOf({ invoices })).toEqual({
    kind: 'bills',
    count: 2,
    openCents: 1500,
    dueOn: '2026-03-13',
    late: false,
  });
});

test('of bills of which one is overdue only that one is told and summed', () => {
  const invoices = [bill('2026-04-15', { openCents: 1 }), dueNow];
  const { openCents } = dueNow;
  expect(nextOf({ invoices }, '2026-03-14')).toMatchObject({ late: true, count: 1, openCents });
  expect(nextOf({ invoices }, '2026-03-13')).toMatchObject({ late: false, count: 2 });
});

test('a bill and a card are late from their day on', () => {
  expect(nextOf({ invoices: [dueNow] }, '2026-03-13')).toMatchObject({ late: false });
  expect(nextOf({ invoices: [dueNow] }, '2026-03-14')).toMatchObject({ late: true });
  const orders = [waiting(true, TODAY)];
  expect(nextOf({ orders }, '2026-03-09')).toMatchObject({ kind: 'card', late: false });
  expect(nextOf({ orders })).toMatchObject({ kind: 'card', late: true });
});

test('what is debited next is said with its day and sum', () => {
  const later = bill('2026-04-24', {
    openCents: 2,
    collection: { state: 'announced', collectOn: '2026-04-20' },
  });
  expect(nextOf({ invoices: [later, announced] })).toEqual({
    kind: 'debit',
    openCents: 1501,
    collectOn: '2026-03-20',
  });
});
