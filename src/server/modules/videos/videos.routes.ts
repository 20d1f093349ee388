import type { FastifyInstance } from 'fastify';
import { object, oneOf, type Static, text, uuid } from '../../../shared/api/shapes.ts';
import { minuteMs } from '../../../shared/durations.ts';
import { langs } from '../../../shared/language.ts';
import { problemSchema } from '../../http/problem-schema.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { captionsFor, videoFor, videosFor } from './videos.service.ts';

/** So many videos stand beside other things. */
const newestCount = 3;
/** A correction of captions is seen after this time. */
const keptSeconds = (10 * minuteMs) / 1000;

const captionsQuery = object({ id: uuid, lang: oneOf(...langs) });

/** Videos of a brand, and their captions. */
export async function videosRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'GET /api/video', {}, async (request) => videoFor(deps, request, request.query.id));

  serve(app, 'GET /api/video/list', {}, async (request) => ({ videos: await videosFor(deps, request) }));

  serve(app, 'GET /api/video/new', {}, async (request) => ({
    videos: await videosFor(deps, request, newestCount),
  }));

  // A plain route: it answers with a track, which players fetch without headers. The id tells the brand.
  app.get<{ Querystring: Static<typeof captionsQuery> }>('/api/video/captions', {
    config: { headers: 'optional', bearer: 'ignored' },
    schema: { querystring: captionsQuery, response: { 200: text, '4xx': problemSchema } },
    handler: async (request, reply) => {
      const track = await captionsFor(deps, request.query);
      reply.header('cache-control', `public, max-age=${keptSeconds}`);
      return reply.type('text/vtt; charset=utf-8').send(track);
    },
  });
}
