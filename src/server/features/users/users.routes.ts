import type { FastifyInstance } from 'fastify';
import { userOf } from '../../accounts/bearer.ts';
import { userSchema } from '../../accounts/user.schema.ts';
import { isEmailFree, viewUser } from '../../modules/customers/user.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, boolean } from '../../plugins/answer-schema.ts';

const emailQuery = {
  type: 'object',
  required: ['email'],
  additionalProperties: false,
  properties: { email: { type: 'string', maxLength: 254, pattern: '^[^@\\s]+@[^@\\s]+$' } },
};

/** Who is logged in, and whether an e-mail address is free. */
export async function usersRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.get(
    '/api/users/me',
    { preHandler: app.requireUser, schema: { response: answer({ user: userSchema }) } },
    async (request, reply) => {
      const user = await viewUser(deps, userOf(request).id);
      reply.send({ payload: { user } });
    },
  );

  app.get<{ Querystring: { email: string } }>(
    '/api/users/check-email',
    {
      preHandler: app.requireProof,
      schema: { querystring: emailQuery, response: answer({ available: boolean }) },
    },
    async (request, reply) => {
      const { team, query, user } = request;
      reply.send({ payload: { available: await isEmailFree(deps, team, query.email, user?.id) } });
    },
  );
}
