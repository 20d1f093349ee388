import { api } from '../../lib/http.ts';
import { goToPaymentPage } from '../../lib/go-to-payment-page.ts';

/** Leads to the provider's page, which leads back to the payment result. */
export async function payInvoice(id: string): Promise<void> {
  const { url } = await api<{ url: string }>(`/api/invoices/${encodeURIComponent(id)}/checkout-session`, {
    data: {},
    idempotencyKey: crypto.randomUUID(),
  });
  goToPaymentPage(url);
}
