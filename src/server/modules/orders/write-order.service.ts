import type { OrderInProgress } from '../../../shared/order.ts';
import type { OrderForms } from '../../../shared/order-forms.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { answerLines, answersColumn, answersOf } from '../../infra/forms/answers.service.ts';
import { passOnAnswers } from '../../infra/forms/pass-on-answers.service.ts';
import { keepForOrder } from '../../infra/pdf/document.repository.ts';
import { redeemCoupon, type StoredCoupon } from '../catalogue/coupon.repository.ts';
import { orderShopSim, takeStockSim } from '../phone-numbers/sim.repository.ts';
import { orderNumber } from '../phone-numbers/sold-number.repository.ts';
import { insertPorting } from '../portings/porting.repository.ts';
import { nameSummary } from './contract-summary/contract-summary.repository.ts';
import { insertDelivery } from './delivery.repository.ts';
import { followInvitation } from './follow-invitation.service.ts';
import { insertOrder, type NewOrder } from './order.repository.ts';
import { couponOf } from './order-coupon.service.ts';
import { enqueueReceipt } from './order-mail.ts';
import { insertJersey, insertOptions } from './order-parts.repository.ts';
import { orderPrice } from './order-price.ts';
import { orderRefusal } from './order-refusal.ts';
import { summaryOf } from './order-summary.service.ts';
import type { OrderRequest } from './place-order.ts';
import { noStockSim, shopSimTaken } from './sim-refusal.ts';
import type { ValidatedOrder } from './validate-order.service.ts';

/** An order before it is written into the database. */
export interface OrderToWrite {
  id: string;
  userId: string;
  request: OrderRequest;
  validated: ValidatedOrder;
}

/**
 * Writes an order and all its parts in the caller's transaction. Single items (numbers, SIM cards) are taken first:
 * then a slower customer gets a clear refusal instead of a fault of the unique index.
 */
export async function writeOrder(tx: Queryable, deps: AppDeps, given: OrderToWrite): Promise<void> {
  const coupon = await couponOf(tx, deps, given.request, given.validated.order);
  const kept = answersOf(deps, orderOnly(given.validated.forms));
  const lines = await answerLines(deps, kept);
  const order = newOrder(deps, given, coupon, answersColumn(kept));
  await takeNumber(tx, deps, given);
  await takeSim(tx, deps, given);
  const summary = await summaryOf(tx, deps, given, orderPrice(given.validated.german, coupon, order.now));
  await insertOrder(tx, order);
  await keepForOrder(tx, summary.id, order.id);
  await nameSummary(tx, { orderId: order.id, summary });
  if (coupon) await redeem(tx, deps, given, coupon);
  await writeParts(tx, deps, given, order.now);
  const gigabytes = await followInvitation(tx, {
    ...given.request,
    orderId: order.id,
    userId: order.userId,
    now: order.now,
  });
  await enqueueReceipt(tx, deps, order, { summaryId: summary.id, gigabytes });
  await passOnAnswers(tx, deps, { team: order.team, kind: 'order', number: order.number }, lines);
}

function newOrder(
  deps: AppDeps,
  given: OrderToWrite,
  coupon: StoredCoupon | undefined,
  answers: string | null,
): NewOrder {
  const { request, validated, id, userId } = given;
  const { forms, order } = validated;
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
    answers,
    definitionVersions: Object.fromEntries(Object.keys(forms).map((form) => [form, versions[form] ?? ''])),
    release: deps.definitions.release(),
    now,
  };
}

/** The registration's answers are kept with the account. */
function orderOnly({ 'auth/register': _register, ...forms }: OrderForms): Record<string, object> {
  return forms;
}

/** Removes the keyword, which only the account stores, as a hash; of the operators it keeps only the chosen one. */
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
  { id, userId, request, validated }: OrderToWrite,
): Promise<void> {
  const number = validated.order.newPhoneNumberOptions;
  if (!number) return;
  // The guest's reservations moved to the account when it was created, earlier in this transaction.
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

async function takeSim(
  tx: Queryable,
  deps: AppDeps,
  { id, request, validated }: OrderToWrite,
): Promise<void> {
  const { simNumber, simType } = validated.order;
  if (!simType) throw new Error('A valid order has a type of SIM.');
  const isTaken = simNumber ? await orderShopSim(tx, simNumber, id) : await takeStockSim(tx, id, simType);
  if (!isTaken) throw orderRefusal(deps, request.lang, simNumber ? shopSimTaken : noStockSim(simType));
}

async function writeParts(tx: Queryable, deps: AppDeps, given: OrderToWrite, now: Date): Promise<void> {
  const { id } = given;
  const { order } = given.validated;
  await insertOptions(tx, id, order.productOptions);
  if (order.formPlans) await insertJersey(tx, id, order.formPlans);
  if (order.portingOptions)
    await insertPorting(tx, { id: deps.random.id(), orderId: id, porting: order.portingOptions, now });
  if (order.simType === 'physical' && !order.simNumber) await insertDelivery(tx, id, 'sim', now);
  if (order.formPlans) await insertDelivery(tx, id, 'jersey', now);
}
