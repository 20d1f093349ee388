import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { categoriesFor, contentFor, contentsFor, newestFor } from './media.service.ts';

/** So many articles stand beside other things. */
const newestCount = 3;

/** Articles of the news and their categories. */
export async function mediaRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'GET /api/media-contents', {}, async (request) => contentsFor(deps, request, request.query));

  serve(app, 'GET /api/media-contents/news', {}, async (request) => ({
    contents: await newestFor(deps, request, newestCount),
  }));

  serve(app, 'GET /api/media-contents/:id', {}, async (request) =>
    contentFor(deps, request, request.params.id),
  );

  serve(app, 'GET /api/categories', {}, async (request) => ({
    categories: await categoriesFor(deps, request),
  }));
}
