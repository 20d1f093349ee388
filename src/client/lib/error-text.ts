import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { type ApiError, localCode } from './api-error.ts';

/**
 * The sentence for a refused call: by reference code in the page's language, else the server's own text. The two
 * general faults, -1 and 429, have the server's words, also when the answer is not from our server.
 */
export function useErrorText(): (error: ApiError) => string {
  const intl = useIntl();
  return useCallback(
    (error) => {
      const { detail, retryAfter, rateLimited } = error;
      if (detail && hasOwnSentence(error)) return detail;
      const id = keyOf(error);
      if (!intl.messages[id]) return detail ?? intl.formatMessage({ id: 'error.code.-1' });
      const sentence = intl.formatMessage({ id });
      // A 429 that is not ours, from a proxy, may not say how long to wait.
      if (!rateLimited || !retryAfter) return sentence;
      return `${sentence} ${intl.formatMessage({ id: 'app.error.againIn' }, { seconds: retryAfter })}`;
    },
    [intl],
  );
}

/** A refusal without a code: the server's sentence says more than that something has happened. */
function hasOwnSentence({ type, rateLimited, referenceCode }: ApiError): boolean {
  if (rateLimited) return type?.endsWith('budget:RATE_LIMIT_EXCEEDED') === true;
  return referenceCode === localCode.unknown;
}

function keyOf({ rateLimited, offline, referenceCode }: ApiError): string {
  if (rateLimited) return 'message.rateLimitExceeded';
  if (offline) return referenceCode === localCode.timeout ? 'app.error.timeout' : 'app.error.offline';
  return `error.code.${referenceCode}`;
}
