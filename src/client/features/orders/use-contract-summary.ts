import { useCallback, useEffect, useState } from 'react';
import type { SummaryView } from '../../../shared/api/orders.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { offerForms } from '../../../shared/order-forms.ts';
import { type ApiError, asApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';

/** Links to documents are valid for five minutes; a new one is requested before that. */
const LINK_MS = 4 * 60_000;

export interface ContractSummary {
  /** What the summary describes, as text; undefined while no summary is wanted. */
  offer: string | undefined;
  summary: SummaryView | undefined;
  error: ApiError | undefined;
  retry: () => void;
}

function offerOf(forms: Record<string, FormValues>): string {
  return JSON.stringify(Object.fromEntries(offerForms.flatMap((id) => (forms[id] ? [[id, forms[id]]] : []))));
}

/** The contract summary of the order in progress, made again when the offer changes; none while `wanted` is false. */
export function useContractSummary(forms: Record<string, FormValues>, wanted: boolean): ContractSummary {
  const offer = wanted ? offerOf(forms) : undefined;
  const [round, setRound] = useState(0);
  const [made, setMade] = useState<{ offer: string; summary?: SummaryView; error?: ApiError }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks for the same offer once more
  useEffect(() => {
    if (offer === undefined) return;
    const asking = new AbortController();
    const body = { forms: JSON.parse(offer) };
    call('POST /api/orders/contract-summary', { body, signal: asking.signal })
      .then(({ summary }) => setMade({ offer, summary }))
      .catch((reason) => {
        if (!asking.signal.aborted) setMade({ offer, error: asApiError(reason) });
      });
    return () => asking.abort();
  }, [offer, round]);
  const current = made?.offer === offer ? made : undefined;
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
  return { offer, summary: current?.summary, error: current?.error, retry };
}
