import { useCallback, useEffect, useState } from 'react';
import type { SummaryView } from '../../../shared/api/orders.ts';
import type { SummaryState } from '../../components/summary-paper.tsx';
import { type ApiError, asApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';

/** Links to documents are valid for five minutes; a new one is requested before that. */
const LINK_MS = 4 * 60_000;

/** What a contract summary of a change is made of. */
export interface ChangeWish {
  contractId: string;
  tariffId: string;
  earlyStart: boolean;
}

/** The contract summary of a wished change, made again when the wish changes; none without one. */
export function useChangeSummary(wish: ChangeWish | undefined): SummaryState {
  const key = wish && JSON.stringify(wish);
  const [round, setRound] = useState(0);
  const [made, setMade] = useState<{ key: string; summary?: SummaryView; error?: ApiError }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for the same wish once more
  useEffect(() => {
    if (key === undefined) return;
    const asking = new AbortController();
    const { contractId, tariffId, earlyStart }: ChangeWish = JSON.parse(key);
    const request = { query: { contractId }, body: { tariffId, earlyStart }, signal: asking.signal };
    call('POST /api/tariffs/me/contract-summary', request)
      .then(({ summary }) => setMade({ key, summary }))
      .catch((reason) => {
        if (!asking.signal.aborted) setMade({ key, error: asApiError(reason) });
      });
    return () => asking.abort();
  }, [key, round]);
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
