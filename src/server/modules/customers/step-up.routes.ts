import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from './bearer.http.ts';
import { callerOf } from './caller.http.ts';
import { type StepUp, sendStepUpCode, stepUp } from './step-up.service.ts';

/** The second proof inside a session, before what is worth stealing. */
export async function stepUpRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { onRequest: app.requireUser };
  const from = async (request: FastifyRequest, reply: FastifyReply): Promise<StepUp> => {
    const { team, lang } = request;
    const guest = await app.guest(request, reply);
    const caller = await callerOf(app, request);
    return { team, lang, user: userOf(request), guestId: guest.id, caller };
  };

  serve(app, 'POST /api/auth/step-up/generate-otp', options, async (request, reply) =>
    sendStepUpCode(deps, await from(request, reply)),
  );

  serve(app, 'POST /api/auth/step-up', options, async (request, reply) => {
    const until = await stepUp(deps, await from(request, reply), request.body);
    return { openUntil: until.toISOString() };
  });
}
