import type { FastifyInstance } from 'fastify';
import { readForm } from '../../../shared/contracts/contract.ts';
import { registration } from '../../../shared/contracts/register.contract.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { callerOf } from './caller.http.ts';
import { hashSecrets, registerCustomer, requirePhoneProof } from './customer.service.ts';
import { deliverSession, sessionStart } from './deliver-session.http.ts';
import { markDevice, requestSource } from './device-cookie.http.ts';
import { rememberSource } from './known-source.service.ts';
import { login } from './login.service.ts';
import { spendOnPassword } from './password-budget.ts';
import { openSession } from './session.service.ts';
import { viewUser } from './user.service.ts';

const options = { config: { bearer: 'ignored' } } as const;

/** Registration and login: both answer with a session. */
export async function authRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'POST /api/auth/register', options, async (request, reply) => {
    const { team, lang } = request;
    const data = readForm(registration, request.body);
    const guest = await app.knownGuest(request);
    requirePhoneProof(guest, data); // before the costly part, which strangers must not be able to start
    await spendOnPassword(deps, await callerOf(app, request));
    const secrets = await hashSecrets(data);
    const { userId, tokens, device } = await deps.db.transaction(async (tx) => {
      const userId = await registerCustomer(tx, deps, { team, lang, guest, data, secrets });
      const device = await rememberSource(tx, deps, userId, requestSource(deps, request, guest));
      const start = sessionStart(deps, request);
      return {
        userId,
        device,
        tokens: await openSession(tx, deps, { team, userId, remember: false, ...start }),
      };
    });
    request.account = userId;
    markDevice(deps, request, reply, device);
    const user = await viewUser(deps, userId);
    return { ...deliverSession(deps, request, reply, tokens), user };
  });

  serve(app, 'POST /api/auth/login', options, async (request, reply) => {
    const guest = await app.knownGuest(request);
    const source = requestSource(deps, request, guest);
    const caller = await callerOf(app, request);
    const { team, body: form } = request;
    const session = sessionStart(deps, request);
    const asked = { team, form, guestId: guest?.id, source, session, caller };
    const { userId, tokens, device } = await login(deps, asked);
    request.account = userId;
    markDevice(deps, request, reply, device);
    const user = await viewUser(deps, userId);
    return { ...deliverSession(deps, request, reply, tokens), user };
  });
}
