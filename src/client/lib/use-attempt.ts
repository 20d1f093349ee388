import { useState } from 'react';
import { type ApiError, asApiError } from './api-error.ts';

export interface Attempt {
  busy: boolean;
  error: ApiError | undefined;
  start: () => Promise<void>;
}

/** What one press does: a failure can be tried again; after success it stays busy, as its button or page goes away. */
export function useAttempt(work: () => Promise<void>): Attempt {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const start = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (reason) {
      setError(asApiError(reason));
      setBusy(false);
    }
  };
  return { busy, error, start };
}
