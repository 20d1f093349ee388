import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FormLang, type FurtherLanguage, furtherOfNumber } from '../../shared/further-language.ts';
import { type Lang, langOfCode, languageOfPath } from '../../shared/language.ts';
import { isTeamId, type TeamId } from '../../shared/teams.ts';
import { problem } from '../errors/problem.ts';
import type { AppDeps } from '../infra/deps.ts';
import { furtherLanguages } from '../infra/forms/further-languages.ts';
import { isCall } from './route-kind.ts';

const LANGUAGE = 'x-language-code';

declare module 'fastify' {
  interface FastifyRequest {
    team: TeamId;
    /** A language of the product: what pages, mails and most answers are in. */
    lang: Lang;
    /** The language that forms are wanted in: the same, or a further one that the settings switch on. */
    formLang: FormLang;
    /** The language of the form that is judged: the wanted one where the form is in it. */
    answerLang: FormLang;
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

/**
 * Fills `request.team` and the languages, so that every refusal has the right one. An answer to a language of forms says
 * which language it is really in.
 */
export function readContext(app: FastifyInstance, deps: AppDeps): void {
  app.decorateRequest('team', deps.config.team);
  app.decorateRequest('lang', 'de');
  app.decorateRequest('formLang', 'de');
  app.decorateRequest('answerLang', 'de');
  app.decorateRequest('account', undefined);
  app.decorateRequest('refusedWith', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    const team = headerOf(request, 'x-team-id');
    if (isTeamId(team)) request.team = team;
    const further = furtherOf(deps, request);
    request.lang = further?.fallback ?? languageOf(request, request.routeOptions.url ?? request.url);
    request.formLang = further?.code ?? request.lang;
    request.answerLang = request.lang;
    if (further) reply.header('content-language', further.fallback);
    done();
  });
}

/** The language of forms that the header asks for; undefined for one of the product's. */
function furtherOf(deps: AppDeps, request: FastifyRequest): FurtherLanguage | undefined {
  return furtherOfNumber(furtherLanguages(deps), headerOf(request, LANGUAGE));
}

/** The language of the header, else of the path: a route's pattern, or the address that no route matches. */
export function languageOf(request: FastifyRequest, path: string): Lang {
  return langOfCode(headerOf(request, LANGUAGE)) ?? languageOfPath(path);
}

/** Refuses calls of the API without the two headers (1001) or with unknown values (1002). */
export function requireHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isCall(request) ? faultOf(request) : undefined);
  });
}

function faultOf(request: FastifyRequest) {
  const lang = headerOf(request, LANGUAGE);
  const team = headerOf(request, 'x-team-id');
  if (isMissing(request, lang, team)) return problem(1001);
  const isFurther = request.formLang !== request.lang;
  return isUnknown(isFurther ? undefined : lang, team) ? problem(1002) : undefined;
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
