import type { SimView } from '../../../shared/api/sims.ts';
import { useCall } from '../../lib/use-call.ts';
import { chosenOf, useLineOfAddress } from '../../lib/use-line-of-address.ts';

/** The customer's SIMs that fit, and that of `?contract=`, else of the line that began first. */
export function useSim(fits: (sim: SimView) => boolean) {
  const { wanted } = useLineOfAddress();
  const { data, error, retry, mutate } = useCall('GET /api/sims/me', {});
  const sims = data?.sims.filter(fits) ?? [];
  const chosen = chosenOf(sims, ({ contractId }) => contractId, wanted);
  /** Shows what a call has just answered. */
  const change = (sim: SimView) =>
    void mutate(
      (before) => ({
        sims: (before?.sims ?? []).map((one) => (one.contractId === sim.contractId ? sim : one)),
      }),
      { revalidate: false },
    );
  return { isLoading: !data && !error, error: data ? undefined : error, retry, sims, chosen, change };
}
