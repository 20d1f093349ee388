import type { FastifyInstance, FastifyRequest } from 'fastify';
import { colourCookie, schemePath } from '../../../shared/colour-cookie.ts';
import { cookieName } from '../../../shared/cookie-name.ts';
import { httpProblem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { requireSameOrigin } from '../same-origin.ts';
import { type Pairs, pairsSchema, takePlainForms } from '../urlencoded.ts';

const schema = { hide: true, body: pairsSchema, response: { '3xx': { type: 'string' } } };

/** The switch between dark and light where no script runs: it sets the cookie, and shows the same page again. */
export async function colorSchemeRoutes(app: FastifyInstance, { config }: AppDeps): Promise<void> {
  await app.register(async (scope) => {
    takePlainForms(scope);
    scope.addHook('onRequest', async (request) => requireSameOrigin({ config }, request));
    scope.post<{ Body: Pairs }>(schemePath, { schema }, async (request, reply) => {
      const [, scheme] = request.body.find(([name]) => name === 'scheme') ?? [];
      if (scheme !== 'dark' && scheme !== 'light') throw httpProblem(400);
      reply.setCookie(cookieName(colourCookie.name, config.secureCookies), scheme, {
        path: '/',
        sameSite: 'lax',
        secure: config.secureCookies,
        maxAge: colourCookie.seconds,
      });
      return reply.header('cache-control', 'no-store').redirect(pageBefore(request), 303);
    });
  });
}

/** The page that the post came from, as the browser says, without scheme and host: so it is always one of ours. */
function pageBefore({ headers: { referer = '' } }: FastifyRequest): string {
  if (!URL.canParse(referer)) return '/';
  const { pathname, search } = new URL(referer);
  // Two slashes would begin the name of another host, and no slash an address with a scheme of its own.
  return `/${pathname.replace(/^[/\\]+/, '')}${search}`;
}
