import type { FastifyInstance } from 'fastify';
import type { AuthLogin, AuthRegister } from '../../../shared/generated/forms.ts';
import { hashSecrets, registerCustomer, requirePhoneProof } from '../../modules/customers/customer.service.ts';
import { deliverSession } from '../../modules/customers/deliver-session.http.ts';
import { openSession } from '../../modules/customers/session.service.ts';
import { sessionOptional, sessionProperties, userSchema } from '../../accounts/user.schema.ts';
import { viewUser } from '../../modules/customers/user.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer } from '../../plugins/answer-schema.ts';
import { formBody } from '../../plugins/form-body.ts';
import { login } from './login.service.ts';

const session = { ...sessionProperties, user: userSchema };

/** Registration and login: both answer with a session. */
export async function authRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.post<{ Body: AuthRegister }>(
    '/api/auth/register',
    {
      config: { bearer: 'ignored' },
      schema: { body: formBody('auth/register'), response: answer(session, 201, sessionOptional) },
    },
    async (request, reply) => {
      const { team, lang, body: data } = request;
      const guest = await app.knownGuest(request);
      requirePhoneProof(guest, data); // before the costly part, which strangers must not be able to ask for
      const secrets = await hashSecrets(data);
      const { userId, tokens } = await deps.db.transaction(async (tx) => {
        const userId = await registerCustomer(tx, deps, { team, lang, guest, data, secrets });
        return { userId, tokens: await openSession(tx, deps, { team, userId, remember: false }) };
      });
      const user = await viewUser(deps, userId);
      reply.code(201).send({ payload: { ...deliverSession(deps, request, reply, tokens), user } });
    },
  );

  app.post<{ Body: AuthLogin }>(
    '/api/auth/login',
    {
      config: { bearer: 'ignored' },
      schema: { body: formBody('auth/login'), response: answer(session, 200, sessionOptional) },
    },
    async (request, reply) => {
      const guest = await app.knownGuest(request);
      const { userId, tokens } = await login(deps, request.team, request.body, guest?.id);
      const user = await viewUser(deps, userId);
      reply.send({ payload: { ...deliverSession(deps, request, reply, tokens), user } });
    },
  );
}
