import type { ValidationError } from '../../../definitions/validation-result.ts';
import { type OrderContext, type OrderInProgress, orderInProgress } from '../../../shared/order.ts';
import { type OrderForms, offerForms } from '../../../shared/order-forms.ts';
import { pointerToken } from '../../../shared/rules/json-pointer.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { countJudgedFlow } from '../../infra/figures/count-form.ts';
import { refusal, refuseChangedConsents } from '../../infra/forms/form-refusal.ts';
import { knownVersion } from '../payments/payment-version.ts';
import { findCustomer } from './customer.repository.ts';
import { orderCatalogue } from './order-catalogue.service.ts';
import { withOrderConsents } from './order-consents.ts';
import { orderRefusal } from './order-refusal.ts';
import type { OrderRequest } from './place-order.ts';

const FLOW = 'order/order.flow';

/** An order that passes all rules of its forms: the normalised forms, and the order in progress that they make. */
export interface ValidatedOrder {
  forms: OrderForms;
  order: OrderInProgress;
  /** The same in German, the contract's language, for its documents. */
  german: OrderInProgress;
}

/** The parts of a request that the validation needs. */
export type OrderToValidate = Pick<
  OrderRequest,
  'team' | 'lang' | 'userId' | 'guest' | 'forms' | 'paymentVersion' | 'outdatedVersion'
>;

/**
 * Validates the forms of an order by the flow. Our own tables decide which forms belong to the order; forms that the
 * flow hides are refused.
 * @throws Problem 1012 unknown plan, 1032 unknown payment version, 1160 erased identity, 1100 (or a rule's own code) for broken rules
 */
export async function validateOrder(deps: AppDeps, request: OrderToValidate): Promise<ValidatedOrder> {
  const { team } = request;
  const validated = await validateForms(deps, request, (errors, forms) => {
    countJudgedFlow(deps, { team, forms, errors });
    return errors;
  });
  const { outdatedVersion: version, lang, forms } = request;
  // Of the registration only what was ticked there: the rest is agreed to with the order.
  const data = {
    ...validated.forms,
    ...(forms['auth/register'] !== undefined && { 'auth/register': forms['auth/register'] }),
  };
  await refuseChangedConsents(deps, { id: FLOW, version, data, lang });
  return validated;
}

/** As `validateOrder`, but only the forms of the offer must be complete. */
export function validateOffer(deps: AppDeps, request: OrderToValidate): Promise<ValidatedOrder> {
  const starts = offerForms.map((form) => `/forms/${pointerToken(form)}`);
  return validateForms(deps, request, (errors) =>
    errors.filter(({ path }) => starts.some((start) => path.startsWith(start))),
  );
}

async function validateForms(
  deps: AppDeps,
  request: OrderToValidate,
  refusing: (errors: ValidationError[], forms: string[]) => ValidationError[],
): Promise<ValidatedOrder> {
  const [catalogue, germanCatalogue, context] = await Promise.all([
    orderCatalogue(deps, request),
    request.lang === 'de' ? undefined : orderCatalogue(deps, { ...request, lang: 'de' }),
    contextOf(deps, request),
  ]);
  const sent = withOrderConsents(request.forms);
  const asSent = orderInProgress(formsOf(sent), catalogue, context);
  refuseUnknownTariff(deps, request, asSent);
  const said = { lang: request.lang, notAllowed: deps.words.text(request.lang, 'error.notAllowed') };
  const validated = deps.definitions.validateFlow(FLOW, sent, asSent, said);
  const errors = refusing(validated.errors, Object.keys(validated.values));
  if (errors.length > 0) throw refusal({ errors }, request.outdatedVersion !== undefined);
  const forms = formsOf(validated.values);
  return {
    forms,
    order: orderInProgress(forms, catalogue, context),
    german: orderInProgress(forms, germanCatalogue ?? catalogue, context),
  };
}

async function contextOf(deps: AppDeps, { userId, paymentVersion }: OrderToValidate): Promise<OrderContext> {
  const customer = userId ? await findCustomer(deps.db, userId) : undefined;
  // Long after the last contract: what the law wants to be known before a line begins has been erased.
  if (customer && !customer.birthday) throw problem(1160);
  return { ...(customer ? { customer } : {}), paymentVersion: knownVersion(paymentVersion) };
}

function formsOf(forms: Record<string, unknown>): OrderForms {
  // The functions of `shared/order` work with any content of a form.
  return forms as OrderForms;
}

function refuseUnknownTariff(deps: AppDeps, request: OrderToValidate, order: OrderInProgress): void {
  const wanted = formsOf(request.forms)['order/tariff']?.tariffId;
  if (order.tariff || typeof wanted !== 'string' || wanted === '') return;
  const place = { form: 'order/tariff', field: 'tariffId', rule: 'unknown' } as const;
  throw orderRefusal(deps, request.lang, { code: 1012, ...place, word: 'unknownTariff' });
}
