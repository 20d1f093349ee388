import { type Problem, problem } from '../../errors/problem.ts';
import { invoicePayable } from '../../modules/billing/invoice-payable.ts';
import { optionPayable } from '../../modules/packages/option-payable.ts';
import { orderPayable } from '../../modules/orders/order-payable.ts';
import type { PayableKind } from './payable.ts';
import type { SubjectKind } from './subject.ts';

/** Who answers for each kind of subject. */
const kinds: Record<SubjectKind, PayableKind> = {
  // Each gets back what it has locked itself.
  order: orderPayable as PayableKind,
  option: optionPayable as PayableKind,
  invoice: invoicePayable,
};

export function payableKind(kind: SubjectKind): PayableKind {
  return kinds[kind];
}

/** The refusal of what is not there, or is another's. */
export function unknownSubject(kind: SubjectKind): Problem {
  return problem(kinds[kind].unknown);
}
