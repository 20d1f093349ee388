import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { daySeconds } from '../../../shared/durations.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { encodingOf, sendEncoded } from '../compressed-text.ts';
import { assetFiles } from './asset-files.ts';

interface OfFolder {
  Params: { '*': string };
}

const schema = {
  params: { type: 'object', additionalProperties: { type: 'string' } },
  response: { 200: { type: 'string' } },
};
const route = { config: { limit: 'none' }, schema } as const;

/** The files of the built client: scripts, styles and faces from memory, pictures from the disk. */
export async function assetsRoutes(app: FastifyInstance, { config }: AppDeps): Promise<void> {
  const root = config.clientDir;
  const find = assetFiles(`${root}/assets`);
  app.get<OfFolder>('/assets/*', route, async (request, reply) => {
    const file = await find(request.params['*'], encodingOf(request));
    if (!file) return reply.callNotFound();
    // Their names hold a hash of their content.
    reply.header('cache-control', 'public, max-age=31536000, immutable').type(file.type);
    reply.isStillRight = () => true;
    return sendEncoded(reply, file.body, file.encoding);
  });

  await app.register(fastifyStatic, {
    root,
    serve: false,
    index: false,
    preCompressed: true,
    // The file names and the tag identify the version; the date is only that of the build.
    lastModified: false,
    acceptRanges: false,
  });
  app.get<OfFolder>('/images/*', route, (request, reply) =>
    reply
      .header('cache-control', `public, max-age=${daySeconds}`)
      .sendFile(`images/${request.params['*']}`, { cacheControl: false }),
  );
}
