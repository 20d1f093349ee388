import type { ContractView } from '../../shared/api/contracts.ts';
import { useCall } from './use-call.ts';
import { useLineOfAddress } from './use-line-of-address.ts';

interface ChosenLine {
  /** False until it is known whether there is a choice. */
  isKnown: boolean;
  /** Several lines and none chosen: nothing may be ordered yet. */
  mustChoose: boolean;
  lines: readonly ContractView[];
  chosen: string | undefined;
  choose: (contractId: string) => void;
}

/** The line of `?contract=` among the customer's lines that fit; with several of them the customer chooses. */
export function useChosenLine(fits: (contract: ContractView) => boolean): ChosenLine {
  const { wanted, choose } = useLineOfAddress();
  const { data, error } = useCall('GET /api/contracts/me', {});
  const lines = data?.contracts.filter(fits) ?? [];
  const chosen = lines.find(({ id }) => id === wanted)?.id;
  return {
    // Where the lines cannot be read, the server chooses, and the page names the number.
    isKnown: data !== undefined || error !== undefined,
    mustChoose: lines.length > 1 && !chosen,
    lines,
    chosen,
    choose,
  };
}
