import type { FastifyInstance } from 'fastify';
import { paymentVersions } from '../../../shared/enums.ts';
import { idempotencyKeyOf } from '../../http/idempotency-key.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { logProviderError } from '../payments/log-provider-error.ts';
import { paymentFor } from '../payments/payment-status.service.ts';
import { startCheckout } from '../payments/start-checkout.http.ts';
import { invoiceOf } from './invoice-view.service.ts';
import { bundleBills } from './pay-all-bills.service.ts';

/** Pays an invoice, and shows the state of its payment at the provider. */
export async function invoicePaymentRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { preHandler: app.requireUser };

  serve(app, 'GET /api/invoices/:id/payment', options, async (request) => {
    const { id } = await invoiceOf(deps, userOf(request).id, request.params.id);
    return paymentFor(deps, { kind: 'invoice', id }, logProviderError(request.log));
  });

  serve(app, 'POST /api/invoices/me/checkout-session', options, async (request) => {
    const id = await bundleBills(deps, userOf(request).id, idempotencyKeyOf(request));
    const subject = { kind: 'bills', id } as const;
    return startCheckout(deps, request, { subject, wish: request.body, versions: paymentVersions });
  });

  serve(app, 'POST /api/invoices/:id/checkout-session', options, (request) => {
    const subject = { kind: 'invoice', id: request.params.id } as const;
    return startCheckout(deps, request, { subject, wish: request.body, versions: paymentVersions });
  });
}
