import type { PaymentVersion } from '../../../shared/enums.ts';
import { paymentVersions } from '../../../shared/enums.ts';
import { type OrderContext, type OrderInProgress, orderInProgress } from '../../../shared/order.ts';
import { type OrderForms, offerForms } from '../../../shared/order-forms.ts';
import { pointerToken } from '../../../shared/rules/json-pointer.ts';
import type { AppDeps } from '../../deps.ts';
import { refusal, refuseChangedConsents } from '../../plugins/form-body.ts';
import { problem } from '../../errors/problem.ts';
import { findCustomer } from '../../modules/orders/customer.repository.ts';
import { orderCatalogue } from '../../modules/orders/order-catalogue.service.ts';
import { orderRefusal } from '../../modules/orders/order-refusal.ts';
import type { OrderRequest } from './place-order.ts';

const FLOW = 'order/order.flow';

/** An order that keeps all rules of its forms: the normalised forms, and what they mean. */
export interface JudgedOrder {
  forms: OrderForms;
  order: OrderInProgress;
  /** The same in German, the contract's language, for its papers. */
  german: OrderInProgress;
}

/** What a judgement needs of a request. */
export type OrderToJudge = Pick<
  OrderRequest,
  'team' | 'lang' | 'userId' | 'guest' | 'forms' | 'paymentVersion' | 'outdatedVersion'
>;

/**
 * Judges the forms of an order by the flow. Which forms belong to it is decided by the order as our own tables make
 * it; forms that the flow hides are refused.
 * @throws Problem 1012 unknown plan, 1032 unknown payment version, 1100 (or a rule's own code) for broken rules
 */
export async function judgeOrder(deps: AppDeps, request: OrderToJudge): Promise<JudgedOrder> {
  const judged = await judgeForms(deps, request, () => true);
  const { outdatedVersion: version, lang } = request;
  await refuseChangedConsents(deps, { id: FLOW, version, data: judged.forms, lang });
  return judged;
}

/** As `judgeOrder`, but only what makes the offer must be complete. */
export function judgeOffer(deps: AppDeps, request: OrderToJudge): Promise<JudgedOrder> {
  const starts = offerForms.map((form) => `/forms/${pointerToken(form)}`);
  return judgeForms(deps, request, (path) => starts.some((start) => path.startsWith(start)));
}

async function judgeForms(
  deps: AppDeps,
  request: OrderToJudge,
  counts: (path: string) => boolean,
): Promise<JudgedOrder> {
  const [catalogue, germanCatalogue, context] = await Promise.all([
    orderCatalogue(deps, request),
    orderCatalogue(deps, { ...request, lang: 'de' }),
    contextOf(deps, request),
  ]);
  const asSent = orderInProgress(formsOf(request.forms), catalogue, context);
  refuseUnknownTariff(deps, request, asSent);
  const judged = deps.definitions.judgeFlow(FLOW, request.forms, asSent, request.lang);
  const errors = judged.errors.filter(({ path }) => counts(path));
  if (errors.length > 0) throw refusal({ errors }, request.outdatedVersion !== undefined);
  const forms = formsOf(judged.values);
  return {
    forms,
    order: orderInProgress(forms, catalogue, context),
    german: orderInProgress(forms, germanCatalogue, context),
  };
}

async function contextOf(deps: AppDeps, { userId, paymentVersion }: OrderToJudge): Promise<OrderContext> {
  const customer = userId ? await findCustomer(deps.db, userId) : undefined;
  return { ...(customer ? { customer } : {}), paymentVersion: versionOf(paymentVersion) };
}

/** The functions of `shared/order` bear any content, so the claim that these are order forms harms nobody. */
function formsOf(forms: Record<string, unknown>): OrderForms {
  return forms as OrderForms;
}

function versionOf(text: string): PaymentVersion {
  const version = paymentVersions.find((known) => known === text);
  if (!version) throw problem(1032);
  return version;
}

function refuseUnknownTariff(deps: AppDeps, request: OrderToJudge, order: OrderInProgress): void {
  const wanted = formsOf(request.forms)['order/tariff']?.tariffId;
  if (order.tariff || typeof wanted !== 'string' || wanted === '') return;
  const place = { form: 'order/tariff', field: 'tariffId', rule: 'unknown' } as const;
  throw orderRefusal(deps, request.lang, { code: 1012, ...place, word: 'unknownTariff' });
}
