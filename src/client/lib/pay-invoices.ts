import { call } from './call.ts';
import { goToPaymentPage } from './go-to-payment-page.ts';

/** Leads to the provider's page; from there the payer returns to the payment result. */
export async function payInvoice(id: string): Promise<void> {
  const { url } = await call('POST /api/invoices/:id/checkout-session', {
    params: { id },
    body: {},
    idempotencyKey: crypto.randomUUID(),
  });
  goToPaymentPage(url);
}

/** One payment for all open invoices. */
export async function payAllInvoices(): Promise<void> {
  const { url } = await call('POST /api/invoices/me/checkout-session', {
    body: {},
    idempotencyKey: crypto.randomUUID(),
  });
  goToPaymentPage(url);
}
