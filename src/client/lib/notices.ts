import { useSyncExternalStore } from 'react';

/** A short message of the shell. `key` is a word key, so that it follows the page's language. */
export interface Notice {
  id: number;
  kind: 'success' | 'info' | 'error';
  key: string;
  values?: Record<string, string | number>;
}

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(subscribe, () => notices);
}

/** Shows a message until it is closed or the next of the same words arrives. */
export function notify(notice: Omit<Notice, 'id'>): void {
  lastId += 1;
  set([...notices.filter(({ key }) => key !== notice.key), { ...notice, id: lastId }]);
}

export function dismissNotice(id: number): void {
  set(notices.filter((notice) => notice.id !== id));
}

function set(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
