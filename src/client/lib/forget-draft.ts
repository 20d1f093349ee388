import { team } from 'virtual:team';

/** Where the browser keeps the order in progress. This file is small, because every page loads it. */
export const draftKey = `fanline.${team.id}.order-draft`;

const listeners = new Set<() => void>();

/** Calls the listener when the order in progress leaves this browser. */
export function onDraftForgotten(listener: () => void): void {
  listeners.add(listener);
}

export function forgetDraft(): void {
  localStorage.removeItem(draftKey);
  for (const listener of listeners) listener();
}
