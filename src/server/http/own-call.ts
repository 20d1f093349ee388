import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Lang, languageCode } from '../../shared/language.ts';
import type { TeamId } from '../../shared/teams.ts';

const HEADER = 'x-own-call';
/** Known only inside this process. */
const key = randomUUID();

/**
 * Reads our own API inside this process, as a guest would. Limits, log and metrics ignore such a call: they have
 * already counted the request that caused it.
 */
export function readOwnApi(app: FastifyInstance, path: string, { team, lang }: { team: TeamId; lang: Lang }) {
  const headers = { [HEADER]: key, 'x-team-id': team, 'x-language-code': languageCode[lang] };
  return app.inject({ method: 'GET', url: path, headers });
}

export function isOwnCall(request: FastifyRequest): boolean {
  return request.headers[HEADER] === key;
}
