import { useState } from 'react';
import { type ApiError, asApiError } from './api-error.ts';

export interface Attempt {
  busy: boolean;
  error: ApiError | undefined;
  start: () => Promise<void>;
}

/**
 * The state of one button press: after a failure the user can try again; after success it stays busy until its button
 * or page is gone.
 */
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
