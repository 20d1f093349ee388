import { useSyncExternalStore } from 'react';

/** A short message of the shell. `key` is a word key, so that it follows the page's language. */
export interface Notice {
  id: number;
  kind: 'success' | 'info' | 'error';
  key: string;
  values?: Record<string, string | number>;
  /** Milliseconds; when it was shown first. */
  at: number;
}

interface Notices {
  /** The messages that are not closed yet. */
  shown: readonly Notice[];
  /** The last messages of this visit, newest first, closed or not. */
  past: readonly Notice[];
}

/** The number of messages in the list; users hardly read more again. */
const KEPT = 20;

let notices: Notices = { shown: [], past: [] };
let lastId = 0;
const listeners = new Set<() => void>();

export function useNotices(): Notices {
  return useSyncExternalStore(subscribe, current, current);
}

/** Shows a message until the user closes it or the next one with the same key arrives. */
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

function current(): Notices {
  return notices;
}

function set(next: Notices): void {
  notices = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
