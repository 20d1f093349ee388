import type { FastifyInstance } from 'fastify';
import { object, type Static, shortText, text } from '../../../shared/api/shapes.ts';
import { httpProblem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { lookOfMail } from './outbox.service.ts';

const params = object({ id: shortText(9, { pattern: '^\\d{1,9}$' }) });

/** A mail has inline styles, and a picture that travels with it. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/** A mail of the outbox as its reader sees it. A plain route: HTML. */
export async function mailLookRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  if (!deps.config.embedded.devPages) return;

  app.get<{ Params: Static<typeof params> }>(
    '/dev/outbox/:id',
    { schema: { params, response: { 200: text } } },
    async (request, reply) => {
      const html = await lookOfMail(deps, Number(request.params.id));
      if (html === undefined) throw httpProblem(404);
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
    },
  );
}
