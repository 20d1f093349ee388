import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Lang } from '../../../shared/form-script.ts';
import type { AppDeps } from '../../deps.ts';
import { object, type RouteSchema } from '../../plugins/answer-schema.ts';
import { compress, type Encoding, encodingOf, sendEncoded } from '../../http/compressed-text.ts';
import { httpProblem } from '../../errors/problem.ts';
import { sendBareFile } from '../../http/security-headers.ts';

const versionsAnswer: Record<string, RouteSchema> = {
  200: object({ versions: { type: 'object', additionalProperties: { type: 'string' } } }),
};
const text = { type: 'string', maxLength: 100 };
const params = { type: 'object', properties: { version: text, area: text, file: text } };

/** More than all forms in both languages and encodings; the oldest goes when rules change often. */
const keptScripts = 400;

/** The compiled forms for browsers, and which versions are in force. */
export async function definitionsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const kept = new Map<string, Promise<Buffer>>();

  app.get('/definitions/current.json', { schema: { response: versionsAnswer } }, async (request, reply) => {
    const versions = deps.definitions.versions();
    const etag = `"${createHash('sha256').update(JSON.stringify(versions)).digest('base64url').slice(0, 22)}"`;
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.send({ versions });
  });

  app.get<{ Params: { version: string; area: string; file: string } }>(
    '/definitions/:version/:area/:file',
    { schema: { params, response: { 200: { type: 'string' } } }, onSend: sendBareFile },
    async (request, reply) => {
      const { version, area, file } = request.params;
      const [, form, lang] = /^(.+)\.(de|tr)\.js$/.exec(file) ?? [];
      // The pattern allows nothing but the two languages.
      const script = form && (await deps.definitions.script(version, `${area}/${form}`, lang as Lang));
      if (!script) throw httpProblem(404);
      const encoding = encodingOf(request);
      const body = await keep(kept, `${version}/${area}/${file}`, encoding, script);
      reply.headers({ 'cache-control': 'public, max-age=31536000, immutable' });
      return sendEncoded(reply.type('text/javascript; charset=utf-8'), body, encoding);
    },
  );
}

/** A version never changes, so it is compressed once. */
function keep(kept: Map<string, Promise<Buffer>>, path: string, encoding: Encoding, script: string) {
  const key = `${encoding} ${path}`;
  const found = kept.get(key) ?? compress(script, encoding, 10);
  kept.delete(key);
  kept.set(key, found);
  const oldest = kept.keys().next().value;
  if (kept.size > keptScripts && oldest) kept.delete(oldest);
  return found;
}
