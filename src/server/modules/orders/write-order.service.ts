import type { OrderInProgress } from '../../../shared/order.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { redeemCoupon, type StoredCoupon } from '../catalogue/coupon.repository.ts';
import { orderShopSim } from '../phone-numbers/sim.repository.ts';
import { orderNumber } from '../phone-numbers/sold-number.repository.ts';
import { bindSummary } from './contract-summary/contract-summary.repository.ts';
import { findInviter } from './customer.repository.ts';
import type { JudgedOrder } from '../../commerce/orders/judge-order.service.ts';
import { insertOrder, type NewOrder } from '../../commerce/orders/order.repository.ts';
import { couponOf } from './order-coupon.service.ts';
import { enqueueReceipt } from './order-mail.ts';
import {
  insertDelivery,
  insertInvitation,
  insertJersey,
  insertOptions,
  insertPorting,
} from './order-parts.repository.ts';
import { orderPrice } from './order-price.ts';
import { orderRefusal } from './order-refusal.ts';
import { summaryOf } from '../../commerce/orders/order-summary.service.ts';
import type { OrderRequest } from '../../commerce/orders/place-order.ts';

/** An order on its way into the database. */
export interface OrderToWrite {
  id: string;
  userId: string;
  request: OrderRequest;
  judged: JudgedOrder;
}

/**
 * Writes an order and all that belongs to it in the caller's transaction. What exists once is taken before the order is
 * written: who comes second learns in words that it is gone, and not from the index behind it.
 */
export async function writeOrder(tx: Queryable, deps: AppDeps, given: OrderToWrite): Promise<void> {
  const coupon = await couponOf(tx, deps, given.request, given.judged.order);
  const order = newOrder(deps, given, coupon);
  await takeNumber(tx, deps, given);
  await takeSim(tx, deps, given);
  const summary = await summaryOf(tx, deps, given, orderPrice(given.judged.german, coupon, order.now));
  await insertOrder(tx, order);
  await bindSummary(tx, { orderId: order.id, summary });
  if (coupon) await redeem(tx, deps, given, coupon);
  await writeParts(tx, deps, given, order.now);
  await enqueueReceipt(tx, deps, order, summary.id);
}

function newOrder(deps: AppDeps, given: OrderToWrite, coupon: StoredCoupon | undefined): NewOrder {
  const { request, judged, id, userId } = given;
  const { forms, order } = judged;
  const now = deps.clock();
  const { iban, accountHolder, savedMethodId, keepMethod } = forms['order/payment'] ?? {};
  const versions = deps.definitions.versions();
  return {
    id,
    userId,
    team: request.team,
    lang: request.lang,
    number: `F-${deps.random.digits(10)}`,
    tariffId: order.tariff?.id ?? '',
    msisdn: order.newPhoneNumberOptions?.msisdn ?? order.portingOptions?.msisdn ?? '',
    couponId: coupon?.id ?? null,
    savedMethodId: savedMethodId ?? null,
    keepMethod: keepMethod ?? false,
    paymentDetails: iban && accountHolder ? { iban, accountHolder } : null,
    earlyStart: forms['order/approval']?.earlyStart ?? false,
    price: orderPrice(order, coupon, now),
    content: storedContent(order),
    definitionVersions: Object.fromEntries(Object.keys(forms).map((form) => [form, versions[form] ?? ''])),
    now,
  };
}

/** The keyword stands hashed in the account and nowhere else; of the operators only the chosen one is kept. */
function storedContent(order: OrderInProgress): OrderInProgress {
  const { keyword: _keyword, ...userInfo } = order.userInfo;
  const chosen = order.portingOptions?.donatingProvider;
  return { ...order, userInfo, operators: chosen ? [chosen] : [] };
}

async function redeem(
  tx: Queryable,
  deps: AppDeps,
  { id, userId, request }: OrderToWrite,
  coupon: StoredCoupon,
) {
  const use = { couponId: coupon.id, orderId: id, userId, now: deps.clock() };
  if (await redeemCoupon(tx, use)) return;
  throw orderRefusal(deps, request.lang, { code: 1103, form: 'order/coupon', field: 'code', rule: 'usedUp' });
}

async function takeNumber(
  tx: Queryable,
  deps: AppDeps,
  { id, userId, request, judged }: OrderToWrite,
): Promise<void> {
  const number = judged.order.newPhoneNumberOptions;
  if (!number) return;
  // The guest's holds moved to the account when it was created, earlier in this transaction.
  const taken = {
    numberId: number.phoneNumberId,
    holder: `user:${userId}`,
    orderId: id,
    now: deps.clock(),
  } as const;
  if (await orderNumber(tx, taken)) return;
  const place = { form: 'order/new-number', field: 'phoneNumberId', rule: 'expired' } as const;
  throw orderRefusal(deps, request.lang, { code: 1105, ...place });
}

async function takeSim(tx: Queryable, deps: AppDeps, { id, request, judged }: OrderToWrite): Promise<void> {
  const { simNumber } = judged.order;
  if (!simNumber || (await orderShopSim(tx, simNumber, id))) return;
  const place = { form: 'order/number', field: 'simNumber', rule: 'unavailable' } as const;
  throw orderRefusal(deps, request.lang, { code: 1100, ...place, word: 'simTaken' });
}

async function writeParts(tx: Queryable, deps: AppDeps, given: OrderToWrite, now: Date): Promise<void> {
  const { id, userId, request } = given;
  const { order } = given.judged;
  await insertOptions(tx, id, order.productOptions);
  if (order.formPlans) await insertJersey(tx, id, order.formPlans);
  if (order.portingOptions)
    await insertPorting(tx, { id: deps.random.id(), orderId: id, porting: order.portingOptions, now });
  if (order.simType === 'physical' && !order.simNumber) await insertDelivery(tx, id, 'sim', now);
  if (order.formPlans) await insertDelivery(tx, id, 'jersey', now);
  const inviterId = request.invitationCode && (await findInviter(tx, request.team, request.invitationCode));
  if (inviterId && inviterId !== userId)
    await insertInvitation(tx, { orderId: id, inviterId, invitedId: userId, now });
}
