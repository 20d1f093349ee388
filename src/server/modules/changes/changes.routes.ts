import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '../../http/idempotency-key.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { callerOf } from '../customers/caller.http.ts';
import { summariseChange } from './change-summary.service.ts';
import { changeTariff, revokeChange, wishedChange } from './change-tariff.service.ts';
import { changesOf, plannedView } from './tariff-offers.service.ts';

/** Another tariff for a running line: what there is, its contract summary, the order, and the way back. */
export async function changesRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { preHandler: app.requireUser };

  serve(app, 'GET /api/tariffs/me/changes', options, (request) =>
    changesOf(deps, request, userOf(request).id, request.query.contractId),
  );

  serve(app, 'POST /api/tariffs/me/contract-summary', options, async (request) => {
    const { team, lang, query, body } = request;
    const userId = userOf(request).id;
    const { tariffId, earlyStart } = body;
    const wish = { reader: { team, lang }, userId, contractId: query.contractId, tariffId };
    const { line, tariff } = await wishedChange(deps, wish);
    const caller = await callerOf(app, request);
    return {
      summary: await summariseChange(deps, { line, tariff, earlyStart }, { team, userId, caller }),
    };
  });

  serve(app, 'POST /api/tariffs/me', options, async (request) => {
    const { team, lang, query, body } = request;
    const change = await changeTariff(deps, {
      reader: { team, lang },
      userId: userOf(request).id,
      contractId: query.contractId,
      tariffId: body.tariffId,
      earlyStart: body.earlyStart,
      idempotencyKey: idempotencyKeyOf(request),
    });
    return { planned: plannedView(change) };
  });

  serve(app, 'DELETE /api/tariffs/me/changes', options, async (request) => {
    await revokeChange(deps, userOf(request).id, request.query.contractId);
    return { planned: null };
  });
}
