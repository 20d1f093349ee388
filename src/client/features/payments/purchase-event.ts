import { hasConsent } from '../../lib/consent.ts';

const KEY = 'fanline.purchases';

/**
 * Sends the event once per transaction and only with consent (specification, "Purchase event"): order and value only.
 */
export function pushPurchase(transactionId: string, valueCents: number): void {
  if (!hasConsent('analytics') || alreadySent(transactionId)) return;
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
