import type { PaymentVersion } from '../../../shared/enums.ts';
import { paymentVersions } from '../../../shared/enums.ts';
import type { OrderInProgress } from '../../../shared/order.ts';
import { orderInProgress } from '../../../shared/order.ts';
import type { OrderForms } from '../../../shared/order-forms.ts';
import type { AppDeps } from '../../deps.ts';
import { refusal, refuseChangedConsents } from '../../plugins/form-body.ts';
import { problem } from '../../plugins/problem.ts';
import { findCustomer } from './customer.repository.ts';
import { orderCatalogue } from './order-catalogue.service.ts';
import { orderRefusal } from './order-refusal.ts';
import type { OrderRequest } from './place-order.ts';

const FLOW = 'order/order.flow';

/** An order that keeps all rules of its forms: the normalised forms, and what they mean. */
export interface JudgedOrder {
  forms: OrderForms;
  order: OrderInProgress;
}

/**
 * Judges the forms of an order by the flow. Which forms belong to it is decided by the order as our own tables make
 * it; forms that the flow hides are refused.
 * @throws Problem 1012 unknown plan, 1032 unknown payment version, 1100 (or a rule's own code) for broken rules
 */
export async function judgeOrder(deps: AppDeps, request: OrderRequest): Promise<JudgedOrder> {
  const catalogue = await orderCatalogue(deps, request);
  const customer = request.userId ? await findCustomer(deps.db, request.userId) : undefined;
  const context = { ...(customer ? { customer } : {}), paymentVersion: versionOf(request.paymentVersion) };
  const asSent = orderInProgress(formsOf(request.forms), catalogue, context);
  refuseUnknownTariff(deps, request, asSent);
  const judged = deps.definitions.judgeFlow(FLOW, request.forms, asSent, request.lang);
  const version = request.outdatedVersion;
  if (!judged.valid) throw refusal(judged, version !== undefined);
  await refuseChangedConsents(deps, { id: FLOW, version, data: judged.values, lang: request.lang });
  const forms = formsOf(judged.values);
  return { forms, order: orderInProgress(forms, catalogue, context) };
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

function refuseUnknownTariff(deps: AppDeps, request: OrderRequest, order: OrderInProgress): void {
  const wanted = formsOf(request.forms)['order/tariff']?.tariffId;
  if (order.tariff || typeof wanted !== 'string' || wanted === '') return;
  const place = { form: 'order/tariff', field: 'tariffId', rule: 'unknown' } as const;
  throw orderRefusal(deps, request.lang, { code: 1012, ...place, word: 'unknownTariff' });
}
