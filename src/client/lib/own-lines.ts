import type { ContractView } from '../../shared/api/contracts.ts';
import { goesOn } from '../../shared/states/contract.ts';

/** Whether partner and kids cards can be ordered beside these contracts. */
export function hasMainContract(contracts: readonly ContractView[]): boolean {
  return contracts.some((contract) => goesOn(contract) && !contract.isSecondCard);
}
