import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Lang } from '../../shared/form-script.ts';
import { isTeamId, type TeamId } from '../../shared/teams.ts';
import type { AppDeps } from '../deps.ts';
import { problem } from '../errors/problem.ts';

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

/** The language of a code (SPEC §1): 0 is Turkish, 1 German. */
export function langOfCode(code: 0 | 1): Lang {
  return code === 0 ? 'tr' : 'de';
}

/** Fills `request.team` and `request.lang`, so that even a refusal is in the right language. */
export function readContext(app: FastifyInstance, deps: AppDeps): void {
  app.decorateRequest('team', deps.config.team);
  app.decorateRequest('lang', 'de');
  app.addHook('onRequest', (request, _reply, done) => {
    const team = headerOf(request, 'x-team-id');
    if (isTeamId(team)) request.team = team;
    const isTurkishPage = /^\/tr(?:[/?]|$)/.test(request.url);
    request.lang = langs[headerOf(request, 'x-language-code') ?? ''] ?? (isTurkishPage ? 'tr' : 'de');
    done();
  });
}

/** Refuses calls of the API without the two headers (1001) or with unknown values (1002). */
export function requireHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isCall = request.url.startsWith('/api/') && !request.is404;
    done(isCall ? faultOf(request) : undefined);
  });
}

function faultOf(request: FastifyRequest) {
  const lang = headerOf(request, 'x-language-code');
  const team = headerOf(request, 'x-team-id');
  if (isMissing(request, lang, team)) return problem(1001);
  return isUnknown(lang, team) ? problem(1002) : undefined;
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
