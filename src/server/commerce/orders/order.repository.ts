import type { OrderInProgress } from '../../../shared/order.ts';
import type { PriceSummary } from '../../../shared/price.ts';
import type { OrderState } from '../../../shared/states/order.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../db/queryable.ts';

export interface NewOrder {
  id: string;
  team: TeamId;
  number: string;
  userId: string;
  lang: string;
  tariffId: string;
  msisdn: string;
  couponId: string | null;
  paymentDetails: { iban: string; accountHolder: string } | null;
  savedMethodId: string | null;
  keepMethod: boolean;
  earlyStart: boolean;
  price: PriceSummary;
  content: OrderInProgress;
  definitionVersions: Record<string, string>;
  now: Date;
}

export async function insertOrder(tx: Queryable, order: NewOrder): Promise<void> {
  const row = rowOf(order);
  const columns = Object.keys(row);
  const places = columns.map((_, i) => `$${i + 1}`);
  await tx.query(`INSERT INTO orders (${columns}) VALUES (${places})`, Object.values(row));
}

function rowOf(order: NewOrder) {
  const { content, price, now } = order;
  return {
    id: order.id,
    team: order.team,
    number: order.number,
    user_id: order.userId,
    lang: order.lang,
    state: 'pendingPayment' satisfies OrderState,
    tariff_id: order.tariffId,
    number_type: content.numberType,
    sim_type: content.simType,
    msisdn: order.msisdn,
    phone_number_id: content.newPhoneNumberOptions?.phoneNumberId ?? null,
    coupon_id: order.couponId,
    payment_version: content.paymentVersion,
    payment_method: content.paymentMethod,
    payment_details: order.paymentDetails && JSON.stringify(order.paymentDetails),
    saved_method_id: order.savedMethodId,
    keeps_method: order.keepMethod,
    early_start: order.earlyStart,
    today_cents: price.todayCents,
    monthly_cents: price.monthlyCents,
    price: JSON.stringify(price),
    content: JSON.stringify(content),
    definition_versions: JSON.stringify(order.definitionVersions),
    created_at: now,
    updated_at: now,
  };
}
