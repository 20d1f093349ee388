import type { FastifyInstance } from 'fastify';
import { paymentVersions } from '../../../shared/enums.ts';
import { idempotencyKeyOf } from '../../http/idempotency-key.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { startCheckout } from '../payments/start-checkout.http.ts';
import { bookOption } from './book-option.service.ts';

/** Books a package for a running contract and starts its payment. */
export async function packagesRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { preHandler: app.requireUser };
  serve(app, 'POST /api/options/:id/payment-intent', options, async (request) => {
    const { team, lang, params } = request;
    const { contractId, earlyStart, ...wish } = request.body;
    const bookingId = await bookOption(deps, {
      reader: { team, lang },
      userId: userOf(request).id,
      option: params.id,
      earlyStart,
      idempotencyKey: idempotencyKeyOf(request),
      ...(contractId ? { contractId } : {}),
    });
    const subject = { kind: 'option', id: bookingId } as const;
    return {
      bookingId,
      ...(await startCheckout(deps, request, { subject, wish, versions: paymentVersions })),
    };
  });
}
