import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { object, type Static, shortText } from '../../../shared/api/shapes.ts';
import { daySeconds } from '../../../shared/durations.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { byteRange } from './byte-range.ts';
import { type PublicFile, publicFiles } from './public-files.ts';

const query = object({ fileName: shortText(120, { minLength: 1 }) });
const binary = { type: 'string', format: 'binary' };
const answer = {
  200: { ...binary, description: 'The file' },
  206: { ...binary, description: 'The part of it that `Range` asks for' },
};

/** Pictures and clips by name. Pages show them where no header can be sent, so the headers are optional. */
export async function filesRoutes(app: FastifyInstance, { config }: AppDeps): Promise<void> {
  const find = publicFiles(`${config.clientDir}/images`);
  // A plain route: it answers with a file.
  app.get<{ Querystring: Static<typeof query> }>('/api/files', {
    config: { headers: 'optional', bearer: 'ignored' },
    schema: { querystring: query, response: answer },
    handler: async (request, reply) => {
      const { fileName } = request.query;
      const file = await find(request.team, fileName);
      if (!file) throw problem(1011);
      reply.headers({
        'cache-control': `public, max-age=${daySeconds}`,
        vary: 'x-team-id',
        etag: file.etag,
        'accept-ranges': 'bytes',
        'content-disposition': `inline; filename="${fileName.split('/').at(-1)}"`,
      });
      return sendFile(request, reply, file);
    },
  });
}

function sendFile({ headers }: FastifyRequest, reply: FastifyReply, file: PublicFile): FastifyReply {
  const { body, type, etag } = file;
  if (hasTag(headers['if-none-match'], etag)) return reply.code(304).send();
  const isCurrent = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = byteRange(isCurrent ? headers.range : undefined, body.length);
  reply.type(type);
  if (range === undefined) return reply.send(body);
  if (range === null) return reply.code(416).header('content-range', `bytes */${body.length}`).send();
  const { from, to } = range;
  reply.code(206).header('content-range', `bytes ${from}-${to}/${body.length}`);
  return reply.send(body.subarray(from, to + 1));
}

/** Whether the browser has the file already; a weak tag counts as well (RFC 9110, 13.1.2). */
function hasTag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
