import type { PurchaseEvent } from '../../shared/purchase-event.ts';
import { bootstrap } from './bootstrap.ts';

type Follower = (event: PurchaseEvent) => void;

/** What `/dev/data-layer` shows, in this tab. */
const SHOWN_KEY = 'fanline.data-layer';

const pushed: PurchaseEvent[] = [];
const followers = new Set<Follower>();

/** The layer that a tag manager reads, begun with the first entry. */
export function dataLayer(): Record<string, unknown>[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** Only with consent: the caller asks `hasConsent`. */
export function pushEvent(event: PurchaseEvent): void {
  pushed.push(event);
  dataLayer().push({ ...event });
  for (const follow of followers) follow(event);
  if (bootstrap().settings.devPages === true)
    sessionStorage.setItem(SHOWN_KEY, JSON.stringify([...shownEvents(), event]));
}

/** Gets the events so far, and each that follows. */
export function followEvents(follow: Follower): void {
  pushed.forEach(follow);
  followers.add(follow);
}

/** Where developers' pages are on: what went out in this tab. */
export function shownEvents(): unknown[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(SHOWN_KEY) ?? '[]');
  return Array.isArray(kept) ? kept : [];
}
