import type { FastifyInstance } from 'fastify';
import { userOf } from '../../accounts/bearer.ts';
import { findUser, takenBy } from '../../accounts/user.repository.ts';
import { userSchema } from '../../accounts/user.schema.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, boolean } from '../../plugins/answer-schema.ts';
import { problem } from '../../plugins/problem.ts';

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
      const user = await findUser(deps.db, userOf(request).id);
      if (!user) throw problem(1041);
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
      const asked = { email: request.query.email.trim(), phone: '' };
      const taken = await takenBy(deps.db, request.team, asked, request.user?.id);
      reply.send({ payload: { available: !taken.email } });
    },
  );
}
