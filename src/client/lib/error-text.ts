import { useIntl } from 'react-intl';
import { type ApiError, localCode } from './api-error.ts';

/** The sentence for a refused call: by reference code in the page's language, else the server's own words. */
export function useErrorText(): (error: ApiError) => string {
  const intl = useIntl();
  return (error) => {
    const key = keyOf(error);
    if (intl.messages[key]) return intl.formatMessage({ id: key }, { seconds: error.retryAfter ?? 60 });
    return error.detail ?? intl.formatMessage({ id: 'app.error.unknown' });
  };
}

function keyOf({ rateLimited, offline, ours, referenceCode }: ApiError): string {
  if (rateLimited) return 'app.error.rateLimited';
  if (offline) return referenceCode === localCode.timeout ? 'app.error.timeout' : 'app.error.offline';
  return ours ? 'app.error.unknown' : `error.code.${referenceCode}`;
}
