import type { FastifyInstance } from 'fastify';
import { readForm } from '../../../shared/contracts/contract.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { callerOf } from './caller.http.ts';
import { phoneToProve, sentCode } from './login.contract.ts';
import { sendCode } from './otp.service.ts';
import { provePhone } from './prove-phone.service.ts';

/** A code proves a phone; the guest's cookie identifies the proof. */
export async function phoneAuthRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'POST /api/phone-auth/generate-otp', {}, async (request, reply) => {
    const { team, lang } = request;
    const { phone } = readForm(phoneToProve, request.body);
    const guest = await app.guest(request, reply);
    const caller = await callerOf(app, request);
    const who = { team, lang, guestId: guest.id, caller, phone };
    const code = { ...who, purpose: 'phone', deliveredTo: phone } as const;
    return deps.db.transaction((tx) => sendCode(tx, deps, code));
  });

  serve(app, 'POST /api/phone-auth/verify-otp', {}, async (request, reply) => {
    const guest = await app.guest(request, reply);
    const { code } = readForm(sentCode, request.body);
    return { phone: await provePhone(deps, request.team, guest.id, request.user?.id, code) };
  });
}
