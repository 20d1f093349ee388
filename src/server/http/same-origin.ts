import type { FastifyRequest } from 'fastify';
import { httpProblem } from '../errors/problem.ts';
import type { AppDeps } from '../infra/deps.ts';

/**
 * Refuses a plain post that another site's page has made: the browser sends our cookies along with some of them. A browser
 * says where a post comes from; one that says nothing is refused, too.
 * @throws Problem 403
 */
export function requireSameOrigin({ config }: Pick<AppDeps, 'config'>, request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isFromHere = site === undefined || site === 'same-origin';
  const isOwn = origin === undefined ? site !== undefined : isOwnOrigin(origin, request, config.publicUrl);
  if (!isFromHere || !isOwn) throw httpProblem(403);
}

/** Our public address, or the host that the request itself names: a page of another site cannot choose that. */
function isOwnOrigin(origin: string, { host }: FastifyRequest, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin;
}
