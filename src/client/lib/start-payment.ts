import { defaultPaymentVersion, type PaymentMethod, type PaymentVersion } from '../../shared/enums.ts';
import { call } from './call.ts';
import { goToPaymentPage } from './go-to-payment-page.ts';

/**
 * Starts a payment of an order, the first or another one, and opens the provider's page, which leads back to the
 * payment result.
 */
export async function startPayment(
  orderId: string,
  version: PaymentVersion = defaultPaymentVersion,
  method?: PaymentMethod,
): Promise<void> {
  const key = version === 'V3' ? 'POST /api/tariffs/checkout-session' : 'POST /api/tariffs/payment-intent';
  const { url } = await call(key, {
    body: { orderId, version, ...(method ? { method } : {}) },
    idempotencyKey: crypto.randomUUID(),
  });
  goToPaymentPage(url);
}
