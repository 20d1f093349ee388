import type { FastifyInstance } from 'fastify';
import { form, object, oneOf, optional, type Static, shortText, uuid } from '../../../shared/api/shapes.ts';
import { readForm } from '../../../shared/contracts/contract.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import { daySeconds } from '../../../shared/durations.ts';
import { pictureFormats, previewSizes, wallpaperSizes } from '../../../shared/wallpapers/wallpaper-sizes.ts';
import { problemSchema } from '../../http/problem-schema.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { pictureFor } from './picture.service.ts';
import { previewOf } from './preview.service.ts';
import { wallpaperShirt } from './shirt.contract.ts';
import { ownWallpapers, wallpaperFor, wallpapersFor } from './wallpapers.service.ts';

const byId = object({ id: uuid });
const byName = object({ id: shortText(64, { pattern: '^[A-Za-z0-9_-]+$' }) });
const wanted = object({ size: oneOf(...wallpaperSizes), format: oneOf(...pictureFormats) });
const previewSize = object({ size: optional(oneOf(...previewSizes)) });
const binary = { type: 'string', format: 'binary', description: 'The picture' };
const answer = { 200: binary, '4xx': problemSchema, '5xx': problemSchema };

type PreviewRoute = { Params: Static<typeof byId>; Querystring: Static<typeof previewSize> };

type PictureRoute = {
  Params: Static<typeof byName>;
  Querystring: Static<typeof wanted>;
  Body: FormBody<'wallpapers/shirt'>;
};

/** Wallpapers of a brand, and their pictures. */
export async function wallpapersRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'GET /api/wallpaper', {}, (request) => wallpapersFor(deps, request));

  serve(app, 'GET /api/wallpaper/:id', {}, async (request) => ({
    wallpaper: await wallpaperFor(deps, request, request.params.id),
  }));

  serve(app, 'GET /api/wallpaper/me', { preHandler: app.requireUser }, (request) =>
    ownWallpapers(deps, { userId: userOf(request).id, team: request.team }),
  );

  // A plain route: it answers with a picture, which pages fetch without headers. The id tells the brand.
  app.get<PreviewRoute>('/api/wallpaper/:id/preview', {
    config: { headers: 'optional', bearer: 'ignored' },
    schema: { params: byId, querystring: previewSize, response: answer },
    handler: async (request, reply) => {
      const { bytes, etag } = await previewOf(deps, request.params.id, request.query.size ?? 'large');
      reply.headers({ 'cache-control': `public, max-age=${daySeconds}`, etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/avif').send(bytes);
    },
  });

  // A plain route: it answers with a picture. Name and number come in the body, so that no log has them.
  app.post<PictureRoute>('/api/wallpaper/:id/picture', {
    preHandler: app.requireUser,
    schema: { params: byName, querystring: wanted, body: form('wallpapers/shirt'), response: answer },
    handler: async (request, reply) => {
      const { size, format } = request.query;
      const shirt = readForm(wallpaperShirt, request.body);
      const opener = { userId: userOf(request).id, team: request.team };
      const { bytes, fileName } = await pictureFor(deps, opener, {
        name: request.params.id,
        size,
        format,
        shirt,
      });
      reply.header('content-disposition', `attachment; filename="${fileName}"`);
      return reply.type(`image/${format}`).send(bytes);
    },
  });
}
