import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isVersion } from '../../../definitions/version.ts';
import { anyObject, object, type Static, shortText, type TSchema, text } from '../../../shared/api/shapes.ts';
import { isLang } from '../../../shared/language.ts';
import { httpProblem, tooManyRequests } from '../../errors/problem.ts';
import { addressKey } from '../../infra/address-key.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { furtherLanguages } from '../../infra/forms/further-languages.ts';
import { keepOnce } from '../../infra/keep-once.ts';
import { compress, type Encoding, encodingOf, sendEncoded } from '../compressed-text.ts';
import { RequestCounter } from '../request-counter.ts';

const versionsAnswer: Record<string, TSchema> = {
  200: object({ versions: anyObject<string>({ additionalProperties: text }) }),
};
const name = shortText(100);
const scriptParams = object({ version: name, area: name, file: name });

/** More than all forms in both languages and encodings; when rules change often, the oldest are removed. */
const keptScripts = 400;

/**
 * The compiled forms for browsers, and their current versions. Plain routes: one answers with a script, the other
 * without `payload`, and with 304 where nothing has changed.
 */
export async function definitionsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const kept = new Map<string, Promise<Buffer>>();
  const olderAsked = new RequestCounter(deps.config.limits.strangersPerMinute);

  app.get(
    '/definitions/current.json',
    { config: { limit: 'none' }, schema: { response: versionsAnswer } },
    async (request, reply) => {
      const versions = deps.definitions.versions();
      const etag = `"${createHash('sha256').update(JSON.stringify(versions)).digest('base64url').slice(0, 22)}"`;
      reply.headers({ etag, 'cache-control': 'no-cache' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.send({ versions });
    },
  );

  app.get<{ Params: Static<typeof scriptParams> }>(
    '/definitions/:version/:area/:file',
    {
      config: { limit: 'none' },
      schema: { params: scriptParams, response: { 200: text } },
    },
    async (request, reply) => {
      const { version, area, file } = request.params;
      const [, form, lang] = /^(.+)\.(\w+)\.js$/.exec(file) ?? [];
      const id = `${area}/${form}`;
      // What is in force is in memory. An older one is a query to the database, and its name can be made up.
      if (!isInForce(deps, id, version)) {
        const wait = olderAsked.count(addressKey(request.ip), deps.clock().getTime());
        if (wait > 0) throw tooManyRequests(wait);
        if (!isVersion(version)) throw httpProblem(404);
      }
      const script = form && lang && (await scriptFor(deps, { version, id, lang }));
      if (!script) throw httpProblem(404);
      const encoding = encodingOf(request);
      const body = await keep(kept, `${version}/${area}/${file}`, encoding, script);
      reply.headers({ 'cache-control': 'public, max-age=31536000, immutable' });
      return sendEncoded(reply.type('text/javascript; charset=utf-8'), body, encoding);
    },
  );
}

/**
 * The script in a language that is served. A version that is not in a language of forms has its fallback's script there,
 * so that a page which has not heard of it yet goes on.
 */
async function scriptFor(
  deps: AppDeps,
  { version, id, lang }: { version: string; id: string; lang: string },
): Promise<string | undefined> {
  const { definitions } = deps;
  if (isLang(lang)) return definitions.script(version, id, lang);
  const further = furtherLanguages(deps).find(({ code }) => code === lang);
  if (!further) return undefined;
  return (
    (await definitions.script(version, id, lang)) ?? (await definitions.script(version, id, further.fallback))
  );
}

function isInForce({ definitions }: AppDeps, id: string, version: string): boolean {
  const versions = definitions.versions();
  return Object.hasOwn(versions, id) && versions[id] === version;
}

/** A version never changes, so it is compressed once. */
function keep(kept: Map<string, Promise<Buffer>>, path: string, encoding: Encoding, script: string) {
  const key = `${encoding} ${path}`;
  const found = keepOnce(kept, key, () => compress(script, encoding, 10));
  // The one that was used last stands last.
  kept.delete(key);
  kept.set(key, found);
  const oldest = kept.keys().next().value;
  if (kept.size > keptScripts && oldest) kept.delete(oldest);
  return found;
}
