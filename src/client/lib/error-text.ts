import { useIntl } from 'react-intl';
import { type ApiError, localCode } from './api-error.ts';

/** The sentence for a refused call: by reference code in the page's language, else the server's own text. */
export function useErrorText(): (error: ApiError) => string {
  const intl = useIntl();
  return (error) => {
    // The sentence of a budget says why, and what one can do instead.
    if (error.type?.endsWith('budget:RATE_LIMIT_EXCEEDED') && error.detail) return error.detail;
    const key = keyOf(error);
    if (intl.messages[key]) return intl.formatMessage({ id: key }, { seconds: error.retryAfter ?? 0 });
    return error.detail ?? intl.formatMessage({ id: 'app.error.unknown' });
  };
}

function keyOf({ rateLimited, retryAfter, offline, ours, referenceCode }: ApiError): string {
  // A 429 that is not ours, from a proxy, may not say how long to wait.
  if (rateLimited) return retryAfter ? 'app.error.rateLimitedFor' : 'app.error.rateLimited';
  if (offline) return referenceCode === localCode.timeout ? 'app.error.timeout' : 'app.error.offline';
  return ours ? 'app.error.unknown' : `error.code.${referenceCode}`;
}
