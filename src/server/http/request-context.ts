import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Lang, langOfCode, languageOfPath } from '../../shared/language.ts';
import { isTeamId, type TeamId } from '../../shared/teams.ts';
import { problem } from '../errors/problem.ts';
import type { AppDeps } from '../infra/deps.ts';
import { isCall } from './route-kind.ts';

declare module 'fastify' {
  interface FastifyRequest {
    team: TeamId;
    lang: Lang;
    /** The id of the account that the request acts for, or tries to enter: for the log alone. */
    account: string | undefined;
    /** The reference code of the refusal, for the log. */
    refusedWith: number | undefined;
  }
  interface FastifyContextConfig {
    /** `optional`: the team and language headers may be missing (forms, files, webhooks, documents). */
    headers?: 'optional';
  }
}

/** Fills `request.team` and `request.lang`, so that every refusal has the right language. */
export function readContext(app: FastifyInstance, deps: AppDeps): void {
  app.decorateRequest('team', deps.config.team);
  app.decorateRequest('lang', 'de');
  app.decorateRequest('account', undefined);
  app.decorateRequest('refusedWith', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const team = headerOf(request, 'x-team-id');
    if (isTeamId(team)) request.team = team;
    request.lang = languageOf(request, request.routeOptions.url ?? request.url);
    done();
  });
}

/** The language of the header, else of the path: a route's pattern, or the address that no route matches. */
export function languageOf(request: FastifyRequest, path: string): Lang {
  return langOfCode(headerOf(request, 'x-language-code')) ?? languageOfPath(path);
}

/** Refuses calls of the API without the two headers (1001) or with unknown values (1002). */
export function requireHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isCall(request) ? faultOf(request) : undefined);
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
  return (lang !== undefined && !langOfCode(lang)) || (team !== undefined && !isTeamId(team));
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}
