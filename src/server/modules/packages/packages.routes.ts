import type { FastifyInstance } from 'fastify';
import { paymentVersions } from '../../../shared/enums.ts';
import { idempotencyKeyOf } from '../../http/idempotency-key.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { startCheckout } from '../payments/start-checkout.http.ts';
import { bookOption } from './book-option.service.ts';
import { endOption, optionTerms, ownOptions } from './own-options.service.ts';

/** Packages after the order: when they would begin, booking with its payment, the own ones, and the end of one. */
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

  serve(app, 'GET /api/options/:id/terms', options, async (request) => {
    const { team, lang, params, query } = request;
    const given = { reader: { team, lang }, userId: userOf(request).id, name: params.id, ...query };
    return { terms: await optionTerms(deps, given) };
  });

  serve(app, 'GET /api/tariffs/options/me', options, async (request) => ({
    options: await ownOptions(deps, userOf(request).id, request.lang),
  }));

  serve(app, 'POST /api/tariffs/options/me/:id/end', options, async (request) => ({
    endsOn: await endOption(deps, userOf(request).id, request.params.id, request.lang),
  }));
}
