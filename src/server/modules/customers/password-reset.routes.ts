import type { FastifyInstance } from 'fastify';
import { readForm } from '../../../shared/contracts/contract.ts';
import { problem } from '../../errors/problem.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { callerOf } from './caller.http.ts';
import { markDevice, requestSource } from './device-cookie.http.ts';
import { passwordToSet, phoneOfAccount, sentCode } from './login.contract.ts';
import { allowReset, askForReset, resetPassword } from './password-reset.service.ts';

const options = { config: { bearer: 'ignored' } } as const;

/** A forgotten password: a code by SMS, a token for the code, a new password for the token. */
export async function passwordResetRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'POST /api/users/reset-password/generate-otp', options, async (request, reply) => {
    const guest = await app.guest(request, reply);
    const { team, lang } = request;
    const { phone } = readForm(phoneOfAccount, request.body);
    const caller = await callerOf(app, request);
    return askForReset(deps, { team, lang, guestId: guest.id, caller }, phone);
  });

  serve(app, 'POST /api/users/reset-password/verify-otp', options, async (request, reply) => {
    const guest = await app.guest(request, reply);
    const { code } = readForm(sentCode, request.body);
    const { userId, token } = await allowReset(deps, request.team, guest.id, code);
    request.account = userId;
    return { resetToken: token };
  });

  serve(app, 'POST /api/users/reset-password', options, async (request, reply) => {
    const token = request.headers['x-reset-token'];
    if (typeof token !== 'string') throw problem(1007);
    const { team, lang } = request;
    const { password } = readForm(passwordToSet, request.body);
    const source = requestSource(deps, request, null);
    const { userId, device } = await resetPassword(deps, {
      team,
      lang,
      token,
      password,
      source,
    });
    request.account = userId;
    markDevice(deps, request, reply, device);
    return {};
  });
}
