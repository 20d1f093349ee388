import { invoicePayable } from '../billing/invoice-payable.ts';
import { orderPayable } from './order-payable.ts';
import type { PayableKind } from './payable.ts';
import type { SubjectKind } from './subject.ts';

/** Who answers for each kind of subject. */
const kinds: Partial<Record<SubjectKind, PayableKind>> = {
  order: orderPayable as PayableKind, // it gets what it locked
  invoice: invoicePayable,
};

/** @throws Error for a kind that nothing can be paid for */
export function payableKind(kind: SubjectKind): PayableKind {
  const found = kinds[kind];
  if (!found) throw new Error(`Nothing can be paid for the kind ${kind}.`);
  return found;
}
