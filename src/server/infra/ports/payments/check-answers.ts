import { refusals } from '../../../../shared/states/collection.ts';
import type { Collected, KeptMethod, PaymentSession, PaymentUpdate, RefundUpdate } from './payments.ts';

const events = ['actionRequired', 'processing', 'failed', 'canceled', 'succeeded', null];
const refundStates = ['requested', 'succeeded', 'failed'];
const longestId = 255;

/** @throws Error when it is not a session, or its address is not a page */
export function checkSession(session: PaymentSession): PaymentSession {
  require(isId(session?.id) && isPage(session.url), 'session');
  return session;
}

/** @throws Error when a part of it is impossible */
export function checkUpdate(update: PaymentUpdate): PaymentUpdate {
  require(events.includes(update?.event ?? null) && update !== null && typeof update === 'object', 'status');
  require(update.transactionId === null || isId(update.transactionId), 'transaction');
  require(update.amountCents === null || isAmount(update.amountCents), 'amount');
  require(typeof update.isDisputed === 'boolean' && Array.isArray(update.refunds), 'status');
  if (update.kept !== null) checkKept(update.kept);
  require(update.refusal === null || refusals.includes(update.refusal), 'reason');
  return { ...update, refunds: update.refunds.map(checkRefund) };
}

/** @throws Error when a part of it is impossible */
export function checkCollected({ id, update }: Collected): Collected {
  require(isId(id), 'debit');
  return { id, update: checkUpdate(update) };
}

/** @throws Error when a part of it is impossible */
export function checkKept(kept: KeptMethod): KeptMethod {
  require(isId(kept?.token) && isId(kept.label) && isMonth(kept.expiresOn), 'method');
  return kept;
}

/** @throws Error when a part of it is impossible */
export function checkRefund(refund: RefundUpdate): RefundUpdate {
  require(isId(refund?.id) && isAmount(refund.amountCents), 'refund');
  require(refund.reference === null || isId(refund.reference), 'refund');
  require(refundStates.includes(refund.state), 'refund');
  return refund;
}

function require(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`The payment provider answered a ${what} that cannot be.`);
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= longestId;
}

function isAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** True for a page of ours, or one over HTTP; never for a script. */
function isPage(url: unknown): boolean {
  if (typeof url !== 'string' || url.length > 4096) return false;
  if (/^\/(?!\/)/.test(url)) return true;
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
}

function isMonth(value: unknown): boolean {
  return value === null || (typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value));
}
