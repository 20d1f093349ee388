import { useCallback, useEffect, useState } from 'react';
import type { SummaryView } from '../../shared/api/orders.ts';
import { type ApiError, asApiError } from './api-error.ts';
import { call } from './call.ts';

/** Links to documents are valid for five minutes; a new one is requested before that. */
const LINK_MS = 4 * 60_000;

/** A contract summary that is being made, is there, or could not be made. */
export interface ContractSummary {
  summary: SummaryView | undefined;
  error: ApiError | undefined;
  retry: () => void;
}

/** Requests the summary of an offer; the same function at each render. */
export type MakeSummary<Offer> = (offer: Offer, signal: AbortSignal) => Promise<{ summary: SummaryView }>;

/** The contract summary of an offer, made again when the offer's content changes; none without an offer. */
export function useContractSummary<Offer>(
  offer: Offer | undefined,
  make: MakeSummary<Offer>,
): ContractSummary {
  const key = offer && JSON.stringify(offer);
  const [round, setRound] = useState(0);
  const [made, setMade] = useState<{ key: string; summary?: SummaryView; error?: ApiError }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for the same offer once more
  useEffect(() => {
    if (key === undefined) return;
    const asking = new AbortController();
    make(JSON.parse(key), asking.signal)
      .then(({ summary }) => setMade({ key, summary }))
      .catch((reason) => {
        if (!asking.signal.aborted) setMade({ key, error: asApiError(reason) });
      });
    return () => asking.abort();
  }, [key, make, round]);
  const current = made?.key === key ? made : undefined;
  const id = current?.summary?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setInterval(async () => {
      const { url } = await call('POST /api/documents/:id/link', { params: { id } });
      setMade((last) => (last?.summary?.id === id ? { ...last, summary: { ...last.summary, url } } : last));
    }, LINK_MS);
    return () => clearInterval(timer);
  }, [id]);
  const retry = useCallback(() => setRound((last) => last + 1), []);
  return { summary: current?.summary, error: current?.error, retry };
}
