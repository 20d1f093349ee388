import type { FormValues } from '../../../shared/form-script.ts';
import { offerForms } from '../../../shared/order-forms.ts';
import { call } from '../../lib/call.ts';
import {
  type ContractSummary,
  type MakeSummary,
  useContractSummary,
} from '../../lib/use-contract-summary.ts';

type Forms = Record<string, FormValues>;

export interface OrderSummary extends ContractSummary {
  /** What the summary describes, as text; undefined while no summary is wanted. */
  offer: string | undefined;
}

const make: MakeSummary<Forms> = (forms, signal) =>
  call('POST /api/orders/contract-summary', { body: { forms }, signal });

/** The contract summary of the order in progress; none while `wanted` is false. */
export function useOrderSummary(forms: Forms, wanted: boolean): OrderSummary {
  const offer = wanted ? offerOf(forms) : undefined;
  return { offer: offer && JSON.stringify(offer), ...useContractSummary(offer, make) };
}

function offerOf(forms: Forms): Forms {
  return Object.fromEntries(offerForms.flatMap((id) => (forms[id] ? [[id, forms[id]]] : [])));
}
