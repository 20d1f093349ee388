import { useCallback, useEffect, useState } from 'react';
import type { GiveawayWin } from '../../../shared/api/giveaway.ts';
import { type ApiError, asApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';

export interface OwnWin {
  win: GiveawayWin | undefined;
  error: ApiError | undefined;
  busy: boolean;
  /** Accepts the prize, or changes whether the winner is named. */
  answer: (named: boolean) => void;
}

/** The win that a token of a mail belongs to. */
export function useOwnWin(token: string): OwnWin {
  const [win, setWin] = useState<GiveawayWin>();
  const [error, setError] = useState<ApiError>();
  const [busy, setBusy] = useState(false);
  const take = useCallback((asked: Promise<{ win: GiveawayWin }>) => {
    setBusy(true);
    setError(undefined);
    asked
      .then((given) => setWin(given.win))
      .catch((reason: unknown) => setError(asApiError(reason)))
      .finally(() => setBusy(false));
  }, []);
  useEffect(() => {
    take(call('POST /api/giveaways/wins/look', { body: { token }, anonymous: true }));
  }, [token, take]);
  const answer = (named: boolean) =>
    take(call('POST /api/giveaways/wins/answer', { body: { token, named }, anonymous: true }));
  return { win, error, busy, answer };
}
