import type { ContractView } from '../../shared/api/contracts.ts';

/** Whether a line has not ended. */
export function goesOn({ state }: Pick<ContractView, 'state'>): boolean {
  return state !== 'ended' && state !== 'withdrawn';
}

/** Whether partner and kids cards can be ordered beside these contracts. */
export function hasMainContract(contracts: readonly ContractView[]): boolean {
  return contracts.some((contract) => goesOn(contract) && !contract.isSecondCard);
}
