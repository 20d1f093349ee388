import { useSearchParams } from 'react-router-dom';
import type { SimView } from '../../../shared/api/sims.ts';
import { useCall } from '../../lib/use-call.ts';

/** The customer's SIMs that fit, and that of `?contract=`, else of the newest line. */
export function useSim(fits: (sim: SimView) => boolean) {
  const [search, setSearch] = useSearchParams();
  const { data, error, retry, mutate } = useCall('GET /api/sims/me', {});
  const sims = data?.sims.filter(fits) ?? [];
  const chosen = sims.find(({ contractId }) => contractId === search.get('contract')) ?? sims[0];
  const choose = (contract: string) => setSearch({ contract }, { replace: true, preventScrollReset: true });
  /** Shows what a call has just answered. */
  const change = (sim: SimView) =>
    void mutate(
      (before) => ({
        sims: (before?.sims ?? []).map((one) => (one.contractId === sim.contractId ? sim : one)),
      }),
      { revalidate: false },
    );
  return { isLoading: !data && !error, error: data ? undefined : error, retry, sims, chosen, choose, change };
}
