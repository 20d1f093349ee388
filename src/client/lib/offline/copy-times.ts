import { useSyncExternalStore } from 'react';

/** When the answers that are shown were made, for those that are copies: by the address of the call. */
const times = new Map<string, number>();
const listeners = new Set<() => void>();

/** @param at milliseconds since 1970; undefined for an answer that is fresh */
export function noteCopy(path: string, at: number | undefined): void {
  if (times.get(path) === at) return;
  if (at === undefined) times.delete(path);
  else times.set(path, at);
  for (const listener of listeners) listener();
}

/** When the answer of a call was made, if a copy is shown. */
export function useCopyTime(path: string): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => times.get(path),
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
