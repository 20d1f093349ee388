import { berlinToday } from '../../../shared/dates.ts';
import { methodsOfVersion } from '../../../shared/enums.ts';
import type { OrderInProgress } from '../../../shared/order.ts';
import { isUuid } from '../../../shared/uuid.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { hasContract } from '../contracts/contract.repository.ts';
import { usableMethod } from '../payments/saved-method.service.ts';
import { isSimInStock } from '../phone-numbers/empty-sim-stock.service.ts';
import { findNumber } from '../phone-numbers/phone-number.repository.ts';
import { type OrderFault, orderRefusal } from './order-refusal.ts';
import type { OrderRequest } from './place-order.ts';
import { noStockSim } from './sim-refusal.ts';
import { countUnpaidOrders } from './unpaid-orders.repository.ts';
import type { ValidatedOrder } from './validate-order.service.ts';

/**
 * Checks what a schema cannot: business plans, second cards without a main contract, items that are no longer
 * available.
 * @throws Problem 1023, 1024, 1032, 1037, 1100, 1104, 1105 at the field at fault
 */
export async function checkAvailability(
  deps: AppDeps,
  request: OrderRequest,
  validated: ValidatedOrder,
): Promise<void> {
  const fault =
    (await tariffFault(deps, request, validated.order)) ??
    optionFault(validated) ??
    portingFault(validated.order) ??
    (await paymentFault(deps, request, validated)) ??
    (await simFault(deps, validated.order)) ??
    (await unpaidFault(deps, request)) ??
    (await numberFault(deps, validated));
  if (fault) throw orderRefusal(deps, request.lang, fault);
}

async function tariffFault(
  { db, clock }: AppDeps,
  { userId }: OrderRequest,
  { tariff }: OrderInProgress,
): Promise<OrderFault | undefined> {
  const place = { form: 'order/tariff', field: 'tariffId' } as const;
  if (tariff?.businessOnly) return { ...place, code: 1100, rule: 'businessOnly', word: 'businessOnly' };
  if (!tariff?.mainContractRequired) return undefined;
  if (userId && (await hasContract(db, userId, berlinToday(clock())))) return undefined;
  return { ...place, code: 1023, rule: 'mainContract', word: 'mainContract' };
}

function optionFault({ forms, order }: ValidatedOrder): OrderFault | undefined {
  const wanted = forms['order/options']?.optionIds ?? [];
  if (wanted.length === order.productOptions.length) return undefined;
  return { code: 1024, form: 'order/options', field: 'optionIds', rule: 'unknown', word: 'unknownOption' };
}

function portingFault({ numberType, portingOptions }: OrderInProgress): OrderFault | undefined {
  if (numberType !== 'port' || portingOptions?.donatingProvider) return undefined;
  const place = { form: 'order/porting', field: 'donatingProvider' } as const;
  return { code: 1100, ...place, rule: 'unknown', word: 'unknownProvider' };
}

async function paymentFault(
  { db, clock }: AppDeps,
  { userId }: OrderRequest,
  { forms, order }: ValidatedOrder,
): Promise<OrderFault | undefined> {
  const { paymentMethod, paymentVersion } = order;
  if (paymentMethod && !methodsOfVersion[paymentVersion].includes(paymentMethod))
    return { code: 1032, form: 'order/payment', field: 'method', rule: 'version' };
  const id = forms['order/payment']?.savedMethodId;
  if (!id || (userId && (await usableMethod(db, { userId, id, method: paymentMethod }, clock()))))
    return undefined;
  return { code: 1037, form: 'order/payment', field: 'savedMethodId', rule: 'unknown' };
}

async function simFault(
  deps: AppDeps,
  { simType, simNumber }: OrderInProgress,
): Promise<OrderFault | undefined> {
  if (!simType || simNumber || (await isSimInStock(deps, simType))) return undefined;
  return noStockSim(simType);
}

/** Each unpaid order keeps a number and a SIM from others for days: one customer may have only so many. */
async function unpaidFault(
  { db, config }: AppDeps,
  { userId }: OrderRequest,
): Promise<OrderFault | undefined> {
  if (!userId || (await countUnpaidOrders(db, userId)) < config.unpaidOrdersPerCustomer) return undefined;
  return { code: 1100, form: 'order/tariff', field: 'tariffId', rule: 'unpaid', word: 'tooManyUnpaid' };
}

/**
 * 1105: the number is free, so the caller's reservation has ended. 1104: another customer has it, or it does not exist.
 */
export async function numberFault(
  { db, clock }: AppDeps,
  { forms, order }: Pick<ValidatedOrder, 'forms' | 'order'>,
): Promise<OrderFault | undefined> {
  if (order.numberType !== 'new' || order.newPhoneNumberOptions) return undefined;
  const wanted = forms['order/new-number']?.phoneNumberId ?? '';
  const found = isUuid(wanted) ? await findNumber(db, wanted, clock()) : undefined;
  const code = found?.available ? 1105 : 1104;
  return {
    code,
    form: 'order/new-number',
    field: 'phoneNumberId',
    rule: found?.available ? 'expired' : 'taken',
  };
}
