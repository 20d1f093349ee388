import type { ContractView } from '../../../shared/api/contracts.ts';

/** Lines that get packages: those with a first day that have not ended. */
export function getsPackages({ state }: ContractView): boolean {
  return state === 'active' || state === 'pending';
}
