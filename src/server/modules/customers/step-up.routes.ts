import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from './bearer.http.ts';
import { callerOf } from './caller.http.ts';
import { deliverSession, refreshTokenOf } from './deliver-session.http.ts';
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
    const refreshToken = refreshTokenOf(deps, request);
    const opened = await stepUp(deps, await from(request, reply), refreshToken, request.body);
    const grant = 'tokens' in opened ? deliverSession(deps, request, reply, opened.tokens) : opened.access;
    return { openUntil: opened.openUntil.toISOString(), ...grant };
  });
}
