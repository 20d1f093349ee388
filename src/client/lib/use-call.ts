import { useRef } from 'react';
import useSWR, { type KeyedMutator } from 'swr';
import { type ApiError, asApiError } from './api-error.ts';
import { bootstrap } from './bootstrap.ts';
import { api } from './http.ts';
import { useLanguage } from './language.ts';
import { useSession } from './session.ts';

/** The data of the HTML counts as fresh this long after the page was loaded. */
const BOOT_FRESH_MS = 60_000;

export interface ApiResult<T> {
  data: T | undefined;
  error: ApiError | undefined;
  loading: boolean;
  retry: () => void;
  mutate: KeyedMutator<T>;
}

interface UseApiOptions {
  /** Milliseconds; asks again while the page waits for something. */
  pollMs?: number;
}

/** One API answer by path, per language and customer; null asks nothing. Words of the old language stay until the new ones arrive. */
export function useApi<T>(path: string | null, { pollMs = 0 }: UseApiOptions = {}): ApiResult<T> {
  const { lang } = useLanguage();
  const session = useSession();
  // What one customer was told is never shown to the next, nor to a guest.
  const asker = session.state === 'authenticated' ? session.user.id : 'guest';
  const boot = bootDataOf<T>(path, lang);
  const answer = useSWR<T>(path && `${asker} ${lang} ${path}`, () => api<T>(path ?? ''), {
    refreshInterval: pollMs,
    fallbackData: boot,
    revalidateOnMount: boot !== undefined && performance.now() < BOOT_FRESH_MS ? false : undefined,
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
  // The server answers this path with the same payload as the API does.
  return path && boot.lang === lang ? (boot.data[path] as T | undefined) : undefined;
}

function useLastOf<T>(path: string | null, data: T | undefined): T | undefined {
  const last = useRef<{ path: string | null; data: T | undefined }>({ path, data });
  if (data !== undefined || last.current.path !== path) last.current = { path, data };
  return last.current.data;
}
