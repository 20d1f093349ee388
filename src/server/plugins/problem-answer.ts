import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unknownFault } from '../../shared/error-codes.ts';
import { isUnavailable } from '../db/unavailable.ts';
import type { AppDeps } from '../deps.ts';
import { type FieldFault, httpProblem, Problem, problem } from '../errors/problem.ts';
import { securityHeaders } from '../http/security-headers.ts';

/** Turns whatever is thrown into `application/problem+json` in the request's language. */
export function answerProblems(app: FastifyInstance, deps: AppDeps): void {
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const fault = asProblem(error);
    if (fault.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendProblem(deps, request, reply, fault);
  });
}

/** Sends a refusal; also for handlers that answer without throwing. */
export function sendProblem(deps: AppDeps, request: FastifyRequest, reply: FastifyReply, fault: Problem) {
  const { retryAfter, errors, extra } = fault.details;
  const detail = deps.words.text(request.lang, fault.wordKey);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (fault.status === 401) reply.header('www-authenticate', 'Bearer');
  const body = {
    type: `urn:fanline:problem:${fault.label}`,
    title: STATUS_CODES[fault.status] ?? 'Error',
    status: fault.status,
    detail,
    referenceCode: fault.referenceCode,
    requestId: request.id,
    ...extra,
    ...(errors ? { errors: errors.map((error) => fieldError(error, detail)) } : {}),
  };
  // Serialised here: a problem has one shape on every route, whatever its answer schema says.
  return reply
    .code(fault.status)
    .type('application/problem+json; charset=utf-8')
    .serializer((text: string) => text)
    .send(JSON.stringify(body));
}

/** An address that cannot even be decoded: no hook has run, so there is no language and no header yet. */
export function refuseBeforeRouting(error: FastifyError, _request: unknown, reply: FastifyReply): void {
  const status = error.statusCode ?? 400;
  const body = {
    type: 'urn:fanline:problem:malformed',
    title: STATUS_CODES[status],
    status,
    referenceCode: unknownFault,
  };
  reply.code(status).headers(securityHeaders()).type('application/problem+json; charset=utf-8').send(body);
}

/** Only these four ever leave the house: ajv's params can hold what was typed. */
function fieldError({ path, keyword, rule, message }: FieldFault, fallback: string) {
  return { path, keyword, rule, message: message ?? fallback };
}

function asProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  if (error.validation) return problem(1100, { errors: error.validation.map(schemaFault) });
  if (isUnstorable(error)) return httpProblem(400);
  if (isUnavailable(error)) return httpProblem(503, { retryAfter: 5 });
  const status = error.statusCode ?? 500;
  // Fastify's own refusals (unreadable JSON, too large, wrong media type) carry a status below 500.
  return httpProblem(status >= 400 && status < 500 ? status : 500);
}

/** A text with a null byte, which JSON and addresses can hold and PostgreSQL cannot. */
function isUnstorable({ code }: FastifyError): boolean {
  return code === '22021' || code === '22P05';
}

function schemaFault(fault: NonNullable<FastifyError['validation']>[number]): FieldFault {
  const missing = fault.keyword === 'required' ? `/${String(fault.params.missingProperty)}` : '';
  return { path: `${fault.instancePath}${missing}`, keyword: fault.keyword, rule: fault.keyword };
}
