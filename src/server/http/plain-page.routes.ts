import type { FastifyInstance } from 'fastify';
import { object, optional, shortText, text } from '../../shared/api/shapes.ts';
import { daySeconds } from '../../shared/durations.ts';
import type { AppDeps } from '../infra/deps.ts';
import { errorStylePath } from './error-page.page.ts';
import { errorStyle } from './error-page-style.ts';
import { pageScript, pageScriptPath } from './page-script.ts';

const schema = {
  hide: true,
  querystring: object({ v: optional(shortText(16)) }),
  response: { 200: text },
};
const options = { config: { limit: 'none' }, schema } as const;
const kept = `public, max-age=${daySeconds}`;

/** Style and script of pages without the client. They need neither the database nor a built client. */
export async function plainPageRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.get(errorStylePath, options, async (_request, reply) =>
    reply
      .header('cache-control', kept)
      .type('text/css; charset=utf-8')
      .send(errorStyle(deps.teams[deps.config.team])),
  );

  app.get(pageScriptPath, options, async (_request, reply) =>
    reply.header('cache-control', kept).type('text/javascript; charset=utf-8').send(pageScript),
  );
}
