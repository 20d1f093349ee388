import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { langs, withLanguage } from '../../../shared/language.ts';
import { pageIds, pages } from '../../../shared/pages.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { requireSameOrigin } from '../same-origin.ts';
import { type Pairs, pairsSchema, takePlainForms } from '../urlencoded.ts';
import { readPost } from './read-post.ts';
import { refusedForm } from './refused-form.ts';
import { takePost } from './take-post.ts';

const options = {
  // It does what a call does.
  config: { limit: 'call' },
  schema: {
    hide: true,
    body: pairsSchema,
    response: { '2xx': { type: 'string' }, '4xx': { type: 'string' } },
  },
} as const;

/** Forms that are sent without scripts, to the page that they stand on. */
export async function formPostsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.decorate('formPosts', new Map());
  const paths = pageIds.flatMap((id) => (pages[id].posts ? pages[id].paths : []));
  await app.register(async (scope) => {
    takePlainForms(scope);
    scope.addHook('onRequest', async (request) => requireSameOrigin(deps, request));
    for (const path of paths)
      for (const lang of langs)
        scope.post<{ Body: Pairs }>(withLanguage(lang, path), options, (request, reply) =>
          answer(deps, request, reply),
        );
  });
}

/** Leads on after a success; else the page comes back with what was typed. */
async function answer(deps: AppDeps, request: FastifyRequest<{ Body: Pairs }>, reply: FastifyReply) {
  const post = readPost(deps, request);
  reply.header('cache-control', 'no-store');
  try {
    return reply.redirect(await takePost(deps, post, request, reply), 303);
  } catch (error) {
    const { posted, status } = refusedForm(deps, post, error, request, reply);
    return request.server.sendPage(request, reply, { posted, status });
  }
}
