import { berlinToday } from '../../../shared/dates.ts';
import { methodsOfVersion } from '../../../shared/enums.ts';
import type { OrderInProgress } from '../../../shared/order.ts';
import type { AppDeps } from '../../deps.ts';
import { hasContract } from '../contracts/contract.repository.ts';
import { findNumber } from '../phone-numbers/phone-number.repository.ts';
import { usableMethod } from '../payments/saved-method.service.ts';
import type { JudgedOrder } from '../../commerce/orders/judge-order.service.ts';
import { type OrderFault, orderRefusal } from './order-refusal.ts';
import type { OrderRequest } from '../../commerce/orders/place-order.ts';

/**
 * What no schema can know: plans for firms, cards without a main contract, things that are gone meanwhile.
 * @throws Problem 1023, 1024, 1032, 1037, 1100, 1104, 1105 at the field at fault
 */
export async function checkOrder(deps: AppDeps, request: OrderRequest, judged: JudgedOrder): Promise<void> {
  const fault =
    (await tariffFault(deps, request, judged.order)) ??
    optionFault(judged) ??
    portingFault(judged.order) ??
    (await paymentFault(deps, request, judged)) ??
    (await numberFault(deps, judged));
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

function optionFault({ forms, order }: JudgedOrder): OrderFault | undefined {
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
  { forms, order }: JudgedOrder,
): Promise<OrderFault | undefined> {
  const { paymentMethod, paymentVersion } = order;
  if (paymentMethod && !methodsOfVersion[paymentVersion].includes(paymentMethod))
    return { code: 1032, form: 'order/payment', field: 'method', rule: 'version' };
  const id = forms['order/payment']?.savedMethodId;
  if (!id || (userId && (await usableMethod(db, { userId, id, method: paymentMethod }, clock()))))
    return undefined;
  return { code: 1037, form: 'order/payment', field: 'savedMethodId', rule: 'unknown' };
}

/** 1105: nobody has the number, so the caller's hold has ended. 1104: somebody else has it, or there is none. */
async function numberFault(
  { db, clock }: AppDeps,
  { forms, order }: JudgedOrder,
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

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
