import { useRef } from 'react';
import useSWR, { type KeyedMutator } from 'swr';
import type { Api } from '../../shared/api/api.ts';
import type { PayloadOf } from '../../shared/api/operation.ts';
import { type ApiError, asApiError } from './api-error.ts';
import { bootstrap } from './bootstrap.ts';
import { addressOf, type CallPlace } from './call.ts';
import { api } from './http.ts';
import { useLanguage } from './language.ts';
import { isCopy } from './load-anew.ts';
import { useSession } from './session.ts';

/** The data of the HTML count as fresh for this time after the page was loaded. */
const BOOT_FRESH_MS = 60_000;

/** The calls that can be repeated and cached. */
export type Question = Extract<keyof Api, `GET ${string}`>;

export interface ApiResult<T> {
  data: T | undefined;
  error: ApiError | undefined;
  loading: boolean;
  retry: () => void;
  mutate: KeyedMutator<T>;
}

interface Options {
  /** Milliseconds; the interval while the page waits for a change. */
  pollMs?: number;
}

/**
 * The answer to a call, for each language and customer: `useCall('GET /api/orders/:id', { params: { id } })`. `null`
 * instead of the input sends no request. The answer in the old language stays until the new one arrives.
 */
export function useCall<Key extends Question>(
  key: Key,
  place: CallPlace<Key> | null,
  { pollMs = 0 }: Options = {},
): ApiResult<PayloadOf<Api[Key]>> {
  return useAnswer<PayloadOf<Api[Key]>>(place && addressOf(key, place), pollMs);
}

/** The answer of an address, cached by that address: so it finds the HTML's first data. */
function useAnswer<T>(path: string | null, pollMs: number): ApiResult<T> {
  const { lang } = useLanguage();
  const session = useSession();
  // The cache is separate for each customer and for guests, so that no visitor sees another customer's data.
  const asker = session.state === 'authenticated' ? session.user.id : 'guest';
  const boot = bootDataOf<T>(path, lang);
  // What the HTML brought is shown at once; any other question waits until it is known who asks.
  const isAsked = path !== null && (session.state !== 'loading' || boot !== undefined);
  const answer = useSWR<T>(isAsked ? `${asker} ${lang} ${path}` : null, () => api<T>(path ?? ''), {
    refreshInterval: pollMs,
    fallbackData: boot,
    revalidateOnMount:
      boot !== undefined && performance.now() < BOOT_FRESH_MS && !isCopy() ? false : undefined,
  });
  const data = useLastOf(path, answer.data);
  return {
    data,
    error: answer.error === undefined ? undefined : asApiError(answer.error),
    loading: data === undefined && answer.error === undefined,
    retry: () => void answer.mutate(),
    mutate: answer.mutate,
  };
}

function bootDataOf<T>(path: string | null, lang: string): T | undefined {
  const boot = bootstrap();
  // The server's data for this path are the same payload as the API's.
  return path && boot.lang === lang ? (boot.data[path] as T | undefined) : undefined;
}

function useLastOf<T>(path: string | null, data: T | undefined): T | undefined {
  const last = useRef<{ path: string | null; data: T | undefined }>({ path, data });
  if (data !== undefined || last.current.path !== path) last.current = { path, data };
  return last.current.data;
}
