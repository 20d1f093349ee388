import { useSyncExternalStore } from 'react';

/** A short message of the shell. `key` is a word key, so that it follows the page's language. */
export interface Notice {
  id: number;
  kind: 'success' | 'info' | 'error';
  key: string;
  values?: Record<string, string | number>;
  /** Milliseconds; when it was said. */
  at: number;
}

interface Notices {
  /** Those not closed yet. */
  shown: readonly Notice[];
  /** The last ones of this visit, newest first, closed or not. */
  past: readonly Notice[];
}

/** As many as anybody reads again. */
const KEPT = 20;

let notices: Notices = { shown: [], past: [] };
let lastId = 0;
const listeners = new Set<() => void>();

export function useNotices(): Notices {
  return useSyncExternalStore(subscribe, () => notices);
}

/** Shows a message until it is closed or the next of the same words arrives. */
export function notify(notice: Omit<Notice, 'id' | 'at'>): void {
  lastId += 1;
  const next = { ...notice, id: lastId, at: Date.now() };
  set({
    shown: [...notices.shown.filter(({ key }) => key !== notice.key), next],
    past: [next, ...notices.past].slice(0, KEPT),
  });
}

export function dismissNotice(id: number): void {
  set({ ...notices, shown: notices.shown.filter((notice) => notice.id !== id) });
}

function set(next: Notices): void {
  notices = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
