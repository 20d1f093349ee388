import type { FastifyInstance, FastifyReply } from 'fastify';
import { readForm } from '../../../shared/contracts/contract.ts';
import { registration } from '../../../shared/contracts/register.contract.ts';
import { type FormRequest, takeFormPost } from '../../http/pages/form-post.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { callerOf } from './caller.http.ts';
import { hashSecrets, registerCustomer, requirePhoneProof } from './customer.service.ts';
import { deliverSession, hintAtSession, sessionStart } from './deliver-session.http.ts';
import { markDevice, requestSource } from './device-cookie.http.ts';
import { rememberSource } from './known-source.service.ts';
import { login } from './login.service.ts';
import { spendOnPassword } from './password-budget.ts';
import { openSession } from './session.service.ts';
import { viewUser } from './user.service.ts';

const options = { config: { bearer: 'ignored' } } as const;

/** Registration and login: both answer with a session. A login also works by a plain form, without scripts. */
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

  const enter = async (request: FormRequest<'auth/login'>, reply: FastifyReply) => {
    const guest = await app.knownGuest(request);
    const source = requestSource(deps, request, guest);
    const caller = await callerOf(app, request);
    const { team, body: form } = request;
    const session = sessionStart(deps, request);
    const asked = { team, form, guestId: guest?.id, source, session, caller };
    const { userId, tokens, device } = await login(deps, asked);
    request.account = userId;
    markDevice(deps, request, reply, device);
    return { userId, tokens, grant: deliverSession(deps, request, reply, tokens) };
  };

  serve(app, 'POST /api/auth/login', options, async (request, reply) => {
    const { userId, grant } = await enter(request, reply);
    return { ...grant, user: await viewUser(deps, userId) };
  });

  takeFormPost(app, 'auth/login', {
    leadsTo: async (request, reply) => {
      const { tokens } = await enter(request, reply);
      hintAtSession(deps, reply, tokens);
      return '/dashboard';
    },
  });
}
