import { berlinToday } from '../../../shared/dates.ts';
import { withdrawalEnd } from '../../../shared/states/contract.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { billWithdrawal } from '../billing/withdrawal-bill.service.ts';
import { beginDueChange } from '../changes/begin-change.service.ts';
import { type EndingOrder, lockEndingOrder } from '../contracts/contract-end.repository.ts';
import { stopDeliveries } from '../orders/delivery.repository.ts';
import { withdrawJersey, withdrawOptions } from '../orders/order-parts.repository.ts';
import { endOrderedOptions } from '../packages/end-bookings.service.ts';
import type { DeclaredOrder } from './declaration.repository.ts';
import type { Effect, Withdrawal } from './declaration.ts';
import {
  hasOpenPart,
  type LaterParts,
  laterParts,
  withdrawnBooking,
  withdrawnChange,
} from './later-parts.service.ts';
import { tellWithdrawn } from './tell-withdrawn.service.ts';
import { undoOrder } from './undo-order.service.ts';
import { usedPackages } from './used-packages.service.ts';
import { readTarget, type Withdrawable, type WithdrawnPart } from './withdrawn-part.ts';

interface Case {
  order: EndingOrder;
  today: string;
  now: Date;
  later: LaterParts;
}

/**
 * Carries out a withdrawal: of everything, of packages, of a jersey that was not printed for the customer, or of what was
 * ordered later. People decide late, excluded or unclear ones; a second one changes nothing.
 */
export async function withdraw(
  tx: Queryable,
  deps: AppDeps,
  declared: DeclaredOrder,
  { form, team }: Withdrawal,
): Promise<Effect> {
  await beginDueChange(tx, deps, declared.orderId);
  const order = await lockEndingOrder(tx, declared.orderId);
  if (!order) return { outcome: 'review' };
  const now = deps.clock();
  const today = berlinToday(now);
  const later = await laterParts(tx, order.contract?.id, today);
  const given = { order, now, today, later };
  const part = readTarget({ said: form.part, number: declared.laterNumber }, withdrawable(given));
  const effect = await effectOf(tx, deps, given, part);
  // Those of later parts are told by their own modules.
  if (
    effect.outcome === 'done' &&
    (part.kind === 'whole' || part.kind === 'options' || part.kind === 'jersey')
  ) {
    const isPrintedKept = part.kind === 'whole' && isPrinted(order);
    await tellWithdrawn(tx, deps, declared, { team, part: part.kind, isPrintedKept, money: effect.money });
  }
  return effect;
}

function effectOf(tx: Queryable, deps: AppDeps, given: Case, part: WithdrawnPart): Promise<Effect> | Effect {
  switch (part.kind) {
    case 'whole':
      return withdrawWhole(tx, deps, given);
    case 'options':
      return withdrawnOptions(tx, deps, given, part.ids);
    case 'jersey':
      return withdrawnJersey(tx, deps, given);
    case 'booking':
      return withdrawnBooking(tx, deps, given.later, part.id);
    case 'change':
      return withdrawnChange(tx, deps, given.later, { id: part.id, orderId: given.order.orderId });
    case 'unclear':
      return { outcome: 'review', reason: part.reason };
  }
}

function withdrawable(given: Case): Withdrawable {
  const { options, jersey } = given.order;
  const ordered = options.map((one) => ({ ...one, isOpen: !one.withdrawnOn && !isLate(given) }));
  return { options: ordered, hasJersey: jersey !== null, ...given.later };
}

async function withdrawWhole(tx: Queryable, deps: AppDeps, given: Case): Promise<Effect> {
  const { order, today } = given;
  if (order.state === 'cancelled' || order.contract?.withdrawnOn) return { outcome: 'repeated' };
  // Who writes in time for a later part, and names the contract, may mean that part.
  if (isLate(given) && hasOpenPart(given.later)) return { outcome: 'review', reason: 'laterPart' };
  if (isLate(given)) return { outcome: 'late' };
  const keepsJersey = isPrinted(order);
  const used = await usedPackages(tx, order, today);
  const undone = await undoOrder(tx, deps, order, { keepsJersey });
  const startsOn = order.contract?.startsOn ?? null;
  const isUsed = order.earlyStart && startsOn !== null && startsOn <= today;
  await billWithdrawal(tx, deps, order.orderId, {
    isWithdrawn: ({ id }) => !(keepsJersey && id.startsWith('jersey')),
    ...(isUsed ? { usedUntil: today } : {}),
    usedPackages: used,
  });
  return { outcome: undone.isNumberOurs ? 'done' : 'review', endsOn: today, sessions: undone.sessions };
}

async function withdrawnOptions(tx: Queryable, deps: AppDeps, given: Case, ids: string[]): Promise<Effect> {
  const { order, today } = given;
  if (order.options.every(({ id, withdrawnOn }) => withdrawnOn || !ids.includes(id)))
    return { outcome: 'repeated' };
  if (isLate(given)) return { outcome: 'late' };
  const used = await usedPackages(tx, order, today);
  await withdrawOptions(tx, order.orderId, ids, today);
  await endOrderedOptions(tx, deps, order.orderId, ids);
  const lines = new Set(ids.map((id) => `option:${id}`));
  const money = await billWithdrawal(tx, deps, order.orderId, {
    isWithdrawn: ({ id }) => lines.has(id),
    usedPackages: used,
  });
  return { outcome: 'done', money };
}

/** The customer can withdraw from goods until 14 days after they arrived. */
async function withdrawnJersey(tx: Queryable, deps: AppDeps, { order, today, now }: Case): Promise<Effect> {
  const { jersey } = order;
  if (!jersey || isPrinted(order)) return { outcome: 'review' };
  if (jersey.withdrawnOn) return { outcome: 'repeated' };
  const came = jersey.deliveredAt && berlinToday(new Date(jersey.deliveredAt));
  if (came && today > withdrawalEnd(came)) return { outcome: 'late' };
  await withdrawJersey(tx, order.orderId, today);
  await stopDeliveries(tx, order.orderId, ['jersey'], now);
  await billWithdrawal(tx, deps, order.orderId, { isWithdrawn: ({ id }) => id.startsWith('jersey') });
  return { outcome: 'done' };
}

function isLate({ order, today }: Pick<Case, 'order' | 'today'>): boolean {
  return today > withdrawalEnd(berlinToday(order.createdAt));
}

/** Made for one person: § 312g (2) No 1 BGB. */
function isPrinted({ jersey }: EndingOrder): boolean {
  return jersey !== null && !jersey.withdrawnOn && (jersey.name !== '' || jersey.number > 0);
}
