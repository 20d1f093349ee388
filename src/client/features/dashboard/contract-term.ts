import type { ContractView } from '../../../shared/order-view.ts';

type Binding = Pick<ContractView, 'state' | 'endedOn' | 'minimumEndsOn'>;

/** Until when a contract binds: the key of `dashboard.contract.…` and its day. */
export interface ContractTerm {
  key: 'ends' | 'monthly' | 'until';
  day: string;
}

/** The day it was cancelled to; else its minimum term, which says nothing once it is over. */
export function contractTerm(
  { state, endedOn, minimumEndsOn }: Binding,
  today: string,
): ContractTerm | undefined {
  // What has been withdrawn from has no term: it is as if it had never been.
  if (state === 'withdrawn') return undefined;
  if (endedOn) return { key: 'ends', day: endedOn };
  return { key: minimumEndsOn < today ? 'monthly' : 'until', day: minimumEndsOn };
}
