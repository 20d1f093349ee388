import Stripe from 'stripe';

/** The API version that we use; an update is a deliberate change with its tests. */
const apiVersion = '2026-10-28.endive';
/** Below the limit of the circuit breaker, so that a request ends before its caller gives up. */
const timeoutMs = 3500;

/** @param apiBase the address of a stand-in, in tests; otherwise Stripe's own */
export function stripeClient(secretKey: string, apiBase: string | undefined): Stripe {
  const base = apiBase ? new URL(apiBase) : undefined;
  return new Stripe(secretKey, {
    apiVersion,
    timeout: timeoutMs,
    // We repeat a request with a lost answer ourselves, under the same idempotency key.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(base
      ? { host: base.hostname, port: base.port, protocol: base.protocol === 'http:' ? 'http' : 'https' }
      : {}),
  });
}
