import type { AnswerView } from '../../../shared/api/answers.ts';
import type { ContractView } from '../../../shared/api/contracts.ts';
import type { OrderView } from '../../../shared/api/order-view.ts';
import type { PaymentView } from '../../../shared/api/payments.ts';
import type { Lang } from '../../../shared/language.ts';
import { nextOrder } from '../../../shared/states/order.ts';
import { paymentStatusOf } from '../../../shared/states/payment.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { viewAnswers } from '../../infra/forms/answers.service.ts';
import { contractsOf } from '../contracts/contract.service.ts';
import { givenUpFrom } from '../portings/given-up-porting.service.ts';
import { lookAtPortings } from '../portings/porting.service.ts';
import { cardLateFrom, isConfirmable } from './late-card.service.ts';
import { listOrders, type OrderRow, type PaymentRow } from './order-view.repository.ts';

/** The user and the language of the order views. */
export interface OrderReader {
  userId: string;
  lang: Lang;
}

export async function ordersOf(deps: AppDeps, reader: OrderReader, orderId?: string): Promise<OrderView[]> {
  await lookAtPortings(deps, reader.userId);
  const [rows, contracts] = await Promise.all([
    listOrders(deps.db, reader.userId, reader.lang, orderId),
    contractsOf(deps, reader.lang, reader.userId),
  ]);
  const views = rows.map(async (row) => {
    const contract = contracts.find(({ orderId: of }) => of === row.id) ?? null;
    return viewOf(deps, row, contract, await viewAnswers(deps, row.answers, reader.lang));
  });
  return Promise.all(views);
}

/** @throws Problem 1111 for an order that does not exist or belongs to another customer */
export async function orderOf(deps: AppDeps, reader: OrderReader, orderId: string): Promise<OrderView> {
  const [order] = await ordersOf(deps, reader, orderId);
  if (!order) throw problem(1111);
  return order;
}

function paymentViewOf({ state, createdAt, ...payment }: PaymentRow): PaymentView {
  return { ...payment, status: paymentStatusOf(state), createdAt: new Date(createdAt).toISOString() };
}

function viewOf(
  deps: AppDeps,
  row: OrderRow,
  contract: ContractView | null,
  answers: AnswerView[],
): OrderView {
  const payment = row.payment && paymentViewOf(row.payment);
  const { paidAt: _, ...shown } = row;
  const state = isFulfilled(row, contract) ? nextOrder(row.state, 'fulfilled') : row.state;
  const porting = row.porting && portingViewOf(deps, row.porting);
  const awaitedCard = awaitedCardOf(deps, row, contract);
  const createdAt = row.createdAt.toISOString();
  return { ...shown, state, createdAt, payment, contract, porting, awaitedCard, answers };
}

/** Null unless the line waits for the card that we send. */
function awaitedCardOf(
  deps: AppDeps,
  { paidAt, delivery, porting }: OrderRow,
  contract: ContractView | null,
): OrderView['awaitedCard'] {
  const parcel = delivery.find(({ kind }) => kind === 'sim');
  const isAwaited = contract?.awaits === 'card' || contract?.awaits === 'both';
  if (!parcel || !paidAt || !isAwaited) return null;
  const card = { state: parcel.state, paidAt, isNumberHere: porting?.state === 'completed' };
  return { isConfirmable: isConfirmable(deps, card), lateFrom: cardLateFrom(deps, paidAt) };
}

function portingViewOf(deps: AppDeps, { updatedAt, ...porting }: NonNullable<OrderRow['porting']>) {
  const stand = { status: porting.state, updatedAt: new Date(updatedAt) };
  return { ...porting, givenUpFrom: givenUpFrom(deps, stand) };
}

/** The line is active, the number is ported, and all parcels are delivered. */
function isFulfilled({ porting, delivery }: OrderRow, contract: ContractView | null): boolean {
  const isPorted = porting === null || porting.state === 'completed' || porting.state === 'cancelled';
  return contract?.state === 'active' && isPorted && delivery.every(({ state }) => state === 'delivered');
}
