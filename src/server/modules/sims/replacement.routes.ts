import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { callerOf } from '../customers/caller.http.ts';
import type { StepUp } from '../customers/step-up.service.ts';
import { askReplacement, sendReplacementCode } from './ask-replacement.service.ts';
import {
  cancelOwnReplacement,
  cancelReplacement,
  confirmReplacement,
  readAsked,
} from './settle-replacement.service.ts';
import { simOf } from './sim.service.ts';
import { switchOnCard } from './switch-on-card.service.ts';

/** An eSIM or a card in the place of a SIM. Its request holds a proof of its own, stronger than a step-up that was opened before. */
export async function replacementRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { onRequest: app.requireUser };
  const guarded = { preHandler: app.requireStepUp };
  const byLink = { config: { bearer: 'ignored' } } as const;
  const from = async (request: FastifyRequest, reply: FastifyReply): Promise<StepUp> => {
    const { team, lang } = request;
    const guest = await app.guest(request, reply);
    const caller = await callerOf(app, request);
    return { team, lang, user: userOf(request), guestId: guest.id, caller };
  };

  serve(app, 'POST /api/sims/me/:id/replacement/generate-otp', options, async (request, reply) =>
    sendReplacementCode(deps, await from(request, reply), request.params.id),
  );

  serve(app, 'POST /api/sims/me/:id/replacement', options, async (request, reply) => {
    const { id } = request.params;
    await askReplacement(deps, await from(request, reply), id, request.body);
    return { sim: (await simOf(deps, userOf(request).id, id)).sim };
  });

  serve(app, 'DELETE /api/sims/me/:id/replacement', options, async (request) => ({
    sim: await cancelOwnReplacement(deps, userOf(request).id, request.params.id),
  }));

  serve(app, 'POST /api/sims/me/:id/replacement/activate', guarded, async (request) => ({
    sim: await switchOnCard(deps, userOf(request).id, request.params.id),
  }));

  serve(app, 'POST /api/sims/replacement/asked', byLink, async (request) => {
    const { userId, msisdn, kind, priceCents } = await readAsked(deps, request.team, request.body.token);
    request.account = userId;
    return { msisdn, kind, priceCents };
  });

  serve(app, 'POST /api/sims/replacement/confirm', byLink, async (request) => {
    const { userId, dueAt, kind } = await confirmReplacement(deps, request.team, request.body.token);
    request.account = userId;
    return { replacedFrom: dueAt.toISOString(), kind };
  });

  serve(app, 'POST /api/sims/replacement/cancel', byLink, async (request) => {
    const { userId } = await cancelReplacement(deps, request.team, request.body.token);
    request.account = userId;
    return {};
  });
}
