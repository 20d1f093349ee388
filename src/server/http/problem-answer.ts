import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import { type FieldFault, httpProblem, Problem, problem } from '../errors/problem.ts';
import { isUnavailable } from '../infra/db/unavailable.ts';
import type { AppDeps } from '../infra/deps.ts';
import { sendErrorPage } from './error-page.page.ts';
import { problemBody, problemType } from './problem-body.ts';
import type { RateLimits } from './rate-limit.ts';
import { languageOf } from './request-context.ts';
import { isCall, originForm } from './route-kind.ts';
import { securityHeaders } from './security-headers.ts';

/** Turns every thrown error into `application/problem+json`, or a page for a browser, in the request's language. */
export function answerProblems(app: FastifyInstance, deps: AppDeps): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    return sendProblem(deps, request, reply, faultOf(request, error));
  });
}

/** The refusal that an error means to the caller; it is in the log then. */
export function faultOf(request: FastifyRequest, thrown: unknown): Problem {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const fault = asProblem(error);
  logFault(request, error, fault);
  return fault;
}

/** Logs a server fault, or a refusal with a cause, once, with its causes. */
function logFault(request: FastifyRequest, error: Error, fault: Problem): void {
  const { referenceCode } = fault;
  if (fault.status >= 500) request.log.error({ err: error, referenceCode }, 'request failed');
  else if (fault.cause !== undefined)
    request.log.warn({ err: fault.cause, referenceCode }, 'request refused');
}

/** What the log and every answer say of a refusal. */
export function noteRefusal(request: FastifyRequest, reply: FastifyReply, fault: Problem): void {
  const { retryAfter, account } = fault.details;
  request.refusedWith = fault.referenceCode;
  request.account ??= account;
  // A refusal is about one request, so no cache may keep it.
  reply.header('cache-control', 'no-store');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (fault.status === 401) reply.header('www-authenticate', 'Bearer');
}

/** Sends a refusal; also for handlers that answer without throwing. */
export function sendProblem(deps: AppDeps, request: FastifyRequest, reply: FastifyReply, fault: Problem) {
  noteRefusal(request, reply, fault);
  if (isForPage(request)) return sendErrorPage(deps, request, reply, fault);
  const { lang, answerLang, formLang, id: requestId } = request;
  const further = answerLang === lang ? undefined : deps.definitions.furtherText(answerLang, fault.wordKey);
  if (formLang !== lang) reply.header('content-language', languagesOf(request, fault, further));
  // Serialised here: a problem has one shape on every route, whatever its answer schema says.
  return reply
    .code(fault.status)
    .type(problemType)
    .serializer((text: string) => text)
    .send(problemBody(deps.words, fault, { lang, further, requestId }));
}

/**
 * The languages that a refusal of a form is really in: its own sentence may lack words that its fields have. The first
 * is that of its own sentence.
 */
function languagesOf(
  { lang, answerLang }: FastifyRequest,
  { details }: Problem,
  further: string | undefined,
) {
  const said = further === undefined ? lang : answerLang;
  const { errors = [] } = details;
  const ofFields = errors.map((error) => (error.message === undefined ? said : (error.lang ?? lang)));
  return [...new Set([said, ...ofFields])].join(', ');
}

/** A browser that opens an address gets a page; the API always answers with JSON. */
function isForPage(request: FastifyRequest): boolean {
  return !isCall(request) && /text\/html/.test(request.headers.accept ?? '');
}

/** An address that cannot be decoded, or a part of it that is too long: no hook has run. */
export function refuseBeforeRouting(
  deps: AppDeps,
  limits: RateLimits,
): NonNullable<FastifyServerOptions['frameworkErrors']> {
  return (error, request, reply) => {
    reply.headers(securityHeaders());
    request.lang = languageOf(request, originForm(request.url));
    const fault = limits.countUnroutable(request) ?? httpProblem(error.statusCode ?? 400);
    return void sendProblem(deps, request, reply, fault);
  };
}

function asProblem(error: Problem | (Error & Partial<FastifyError>)): Problem {
  if (error instanceof Problem) return error;
  if (error.validation) return problem(1100, { errors: error.validation.map(schemaFault) });
  if (isUnstorable(error)) return httpProblem(400);
  if (isUnavailable(error)) return httpProblem(503, { retryAfter: 5 });
  const status = error.statusCode ?? 500;
  // Fastify's own refusals (unreadable JSON, too large, wrong media type) have a status below 500.
  return httpProblem(status >= 400 && status < 500 ? status : 500);
}

/** True for a text with a null byte, which is valid in JSON and addresses but which PostgreSQL cannot store. */
function isUnstorable({ code }: Partial<FastifyError>): boolean {
  return code === '22021' || code === '22P05';
}

function schemaFault(fault: NonNullable<FastifyError['validation']>[number]): FieldFault {
  const missing = fault.keyword === 'required' ? `/${String(fault.params.missingProperty)}` : '';
  return { path: `${fault.instancePath}${missing}`, keyword: fault.keyword, rule: fault.keyword };
}
