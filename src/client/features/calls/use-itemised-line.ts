import type { ItemisedLine } from '../../../shared/api/calls.ts';
import { useCall } from '../../lib/use-call.ts';
import { chosenOf, useLineOfAddress } from '../../lib/use-line-of-address.ts';

/** The customer's lines, and that of `?contract=`, else the first. */
export function useItemisedLine() {
  const { wanted } = useLineOfAddress();
  const { data, error, retry, mutate } = useCall('GET /api/calls/me', {});
  const lines = data?.lines ?? [];
  const chosen = chosenOf(lines, ({ contractId }) => contractId, wanted);
  /** Shows what a call has just answered. */
  const change = (line: ItemisedLine) =>
    void mutate(
      (before) => ({
        lines: (before?.lines ?? []).map((one) => (one.contractId === line.contractId ? line : one)),
      }),
      { revalidate: false },
    );
  return {
    isLoading: !data && !error,
    error: data ? undefined : error,
    retry,
    lines,
    chosen,
    change,
  };
}
