import type { PriceSummary } from '../../../shared/api/price.ts';
import type { Lang } from '../../../shared/language.ts';
import type { OrderInProgress } from '../../../shared/order.ts';
import type { OrderState } from '../../../shared/states/order.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

export interface NewOrder {
  id: string;
  team: TeamId;
  number: string;
  userId: string;
  lang: Lang;
  tariffId: string;
  msisdn: string;
  couponId: string | null;
  paymentDetails: { iban: string; accountHolder: string } | null;
  savedMethodId: string | null;
  keepMethod: boolean;
  earlyStart: boolean;
  price: PriceSummary;
  content: OrderInProgress;
  /** To fields of its forms that no code reads. */
  answers: string | null;
  definitionVersions: Record<string, string>;
  /** The number of the release that judged it; null: the files of a folder. */
  release: number | null;
  now: Date;
}

export async function insertOrder(tx: Queryable, order: NewOrder): Promise<void> {
  const { content, price, paymentDetails } = order;
  const state: OrderState = 'pendingPayment';
  await tx.query(
    `INSERT INTO orders (id, team, number, user_id, lang, state, tariff_id, number_type, sim_type, msisdn,
       phone_number_id, coupon_id, payment_version, payment_method, payment_details, saved_method_id, keeps_method,
       early_start, today_cents, monthly_cents, price, content, definition_versions, created_at, updated_at, answers, release)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
       $18, $19, $20, $21, $22, $23, $24, $24, $25, $26)`,
    [
      order.id,
      order.team,
      order.number,
      order.userId,
      order.lang,
      state,
      order.tariffId,
      content.numberType,
      content.simType,
      order.msisdn,
      content.newPhoneNumberOptions?.phoneNumberId ?? null,
      order.couponId,
      content.paymentVersion,
      content.paymentMethod,
      paymentDetails && JSON.stringify(paymentDetails),
      order.savedMethodId,
      order.keepMethod,
      order.earlyStart,
      price.todayCents,
      price.monthlyCents,
      JSON.stringify(price),
      JSON.stringify(content),
      JSON.stringify(order.definitionVersions),
      order.now,
      order.answers,
      order.release,
    ],
  );
}
