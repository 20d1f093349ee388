import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Lang } from '../../shared/form-script.ts';
import { isTeamId, type TeamId } from '../../shared/teams.ts';
import type { AppDeps } from '../deps.ts';
import { problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    team: TeamId;
    lang: Lang;
  }
  interface FastifyContextConfig {
    /** `optional`: the team and language headers may be missing (forms, files, webhooks, documents). */
    headers?: 'optional';
  }
}

const langs: Record<string, Lang> = { '0': 'tr', '1': 'de' };

/** Fills `request.team` and `request.lang` from the headers that every call of the API carries. */
export function readContext(app: FastifyInstance, deps: AppDeps): void {
  app.decorateRequest('team', deps.config.team);
  app.decorateRequest('lang', 'de');
  app.addHook('onRequest', async (request) => {
    const lang = headerOf(request, 'x-language-code');
    const team = headerOf(request, 'x-team-id');
    request.lang = langs[lang ?? ''] ?? (request.url.startsWith('/tr/') ? 'tr' : 'de');
    if (isTeamId(team)) request.team = team;
    if (!isApiCall(request)) return;
    if (isMissing(request, lang, team)) throw problem(1001);
    if (isUnknown(lang, team)) throw problem(1002);
  });
}

function isApiCall(request: FastifyRequest): boolean {
  return request.url.startsWith('/api/') && !request.is404;
}

function isMissing(request: FastifyRequest, lang: string | undefined, team: string | undefined): boolean {
  const optional = request.routeOptions.config.headers === 'optional';
  return !optional && (lang === undefined || team === undefined);
}

function isUnknown(lang: string | undefined, team: string | undefined): boolean {
  return (lang !== undefined && !(lang in langs)) || (team !== undefined && !isTeamId(team));
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}
