import { useEffect, useState } from 'react';
import type { Api } from '../../../shared/api/api.ts';
import type { PayloadOf } from '../../../shared/api/operation.ts';
import { type ApiError, asApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';

export type Asked = PayloadOf<Api['POST /api/sims/replacement/asked']>;

/** What the link of a mail would confirm. */
export function useAsked(token: string): { asked?: Asked; error?: ApiError } {
  const [answer, setAnswer] = useState<{ asked?: Asked; error?: ApiError }>({});
  useEffect(() => {
    let isWanted = true;
    const keep = (next: typeof answer) => (isWanted ? setAnswer(next) : undefined);
    call('POST /api/sims/replacement/asked', { body: { token }, anonymous: true }).then(
      (asked) => keep({ asked }),
      (reason) => keep({ error: asApiError(reason) }),
    );
    return () => {
      isWanted = false;
    };
  }, [token]);
  return answer;
}
