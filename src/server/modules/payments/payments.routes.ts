import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Subject } from '../../../shared/api/payments.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { logProviderError } from './log-provider-error.ts';
import { createPaymentLink } from './payment-link.service.ts';
import { ownPayment } from './payment-status.service.ts';

/** The state of a payment at the provider, and payment links. */
export async function paymentsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { preHandler: app.requireUser };
  const standing = (request: FastifyRequest, subject: Subject) =>
    ownPayment(deps, userOf(request).id, subject, logProviderError(request.log));

  serve(app, 'GET /api/orders/:id/payment', options, (request) =>
    standing(request, { kind: 'order', id: request.params.id }),
  );

  serve(app, 'GET /api/payments/:kind/:id', options, (request) => standing(request, request.params));

  serve(app, 'POST /api/payment-links', options, (request) =>
    createPaymentLink(deps, userOf(request).id, request.body),
  );
}
