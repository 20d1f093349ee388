import { mayMeasure } from '../../lib/consent.ts';

const KEY = 'fanline.purchases';

/** Once per transaction and only with consent (DECISIONS "States and times"); order and value only, nothing personal. */
export function pushPurchase(transactionId: string, valueCents: number): void {
  if (!mayMeasure() || alreadySent(transactionId)) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'purchase', transactionId, value: valueCents / 100, currency: 'EUR' });
  sessionStorage.setItem(KEY, JSON.stringify([...sent(), transactionId]));
}

function alreadySent(transactionId: string): boolean {
  return sent().includes(transactionId);
}

function sent(): string[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  return Array.isArray(kept) ? kept.map(String) : [];
}

declare global {
  interface Window {
    /** Read by a team's analytics script, where there is one. */
    dataLayer?: Record<string, unknown>[];
  }
}
