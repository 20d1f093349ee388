import type { PaymentNews, PaymentSession, RefundNews } from '../../../ports/payments/payments.ts';

const events = ['actionRequired', 'processing', 'failed', 'canceled', 'succeeded', null];
const refundStates = ['requested', 'succeeded', 'failed'];
const longestId = 255;

/** @throws Error when it is no session, or leads to somewhere that is no page */
export function checkSession(session: PaymentSession): PaymentSession {
  require(isId(session?.id) && isPage(session.url), 'session');
  return session;
}

/** @throws Error when a part of it cannot be true */
export function checkNews(news: PaymentNews): PaymentNews {
  require(events.includes(news?.event ?? null) && news !== null && typeof news === 'object', 'status');
  require(news.transactionId === null || isId(news.transactionId), 'transaction');
  require(news.amountCents === null || isAmount(news.amountCents), 'amount');
  require(typeof news.isDisputed === 'boolean' && Array.isArray(news.refunds), 'status');
  require(news.kept === null || (isId(news.kept?.token) && isId(news.kept.label)), 'method');
  require(news.kept === null || isMonth(news.kept.expiresOn), 'method');
  return { ...news, refunds: news.refunds.map(checkRefund) };
}

/** @throws Error when a part of it cannot be true */
export function checkRefund(refund: RefundNews): RefundNews {
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

/** A page of ours, or one over HTTP: never a script. */
function isPage(url: unknown): boolean {
  if (typeof url !== 'string' || url.length > 4096) return false;
  if (/^\/(?!\/)/.test(url)) return true;
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
}

function isMonth(value: unknown): boolean {
  return value === null || (typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(value));
}
