import { defaultPaymentVersion, type PaymentMethod, type PaymentVersion } from '../../shared/enums.ts';
import { api } from './http.ts';
import { goToPaymentPage } from './go-to-payment-page.ts';

/** Opens a payment, the first or another one, of an order and leads to the provider's page, which leads back to the payment result. */
export async function startPayment(
  orderId: string,
  version: PaymentVersion = defaultPaymentVersion,
  method?: PaymentMethod,
): Promise<void> {
  const path = version === 'V3' ? '/api/tariffs/checkout-session' : '/api/tariffs/payment-intent';
  const { url } = await api<{ url: string }>(path, {
    data: { orderId, version, ...(method ? { method } : {}) },
    idempotencyKey: crypto.randomUUID(),
  });
  goToPaymentPage(url);
}
