import type { ContractView } from '../../../shared/api/contracts.ts';

type Binding = Pick<ContractView, 'state' | 'endedOn' | 'minimumEndsOn'>;

/** The end of a contract's term: the key of `dashboard.contract.…` and its day. */
export interface ContractTerm {
  key: 'ends' | 'monthly' | 'until';
  day: string;
}

/** The day on which a cancellation ends the contract, else the end of its minimum term, unless that is over. */
export function contractTerm(
  { state, endedOn, minimumEndsOn }: Binding,
  today: string,
): ContractTerm | undefined {
  // A withdrawn contract has no term: it counts as never made.
  if (state === 'withdrawn') return undefined;
  if (endedOn) return { key: 'ends', day: endedOn };
  // It has no first day yet, and so no end of its minimum term.
  if (minimumEndsOn === null) return undefined;
  return { key: minimumEndsOn < today ? 'monthly' : 'until', day: minimumEndsOn };
}
