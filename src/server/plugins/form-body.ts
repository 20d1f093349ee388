import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JudgedError, Judgement } from '../../definitions/judgement.ts';
import { isReferenceCode } from '../../shared/error-codes.ts';
import type { AppDeps } from '../deps.ts';
import { type Problem, problem } from './problem.ts';

/** The schema keyword that says: this body is a form, judged by its current definition. */
export const formKeyword = 'x-form';

/** `schema: {body: formBody('auth/login')}`; afterwards `request.body` is the normalised form. */
export function formBody(id: string): Record<string, unknown> {
  return { [formKeyword]: id };
}

/** The form that a route's body is, if it is one. */
export function formOf(schema: unknown): string | undefined {
  if (typeof schema !== 'object' || schema === null || !(formKeyword in schema)) return undefined;
  const id = schema[formKeyword];
  return typeof id === 'string' ? id : undefined;
}

/** Judges the body of every route that is declared with `formBody`. */
export function judgeFormBodies(app: FastifyInstance, deps: AppDeps): void {
  app.addHook('preValidation', async (request) => {
    const id = formOf(request.routeOptions.schema?.body);
    if (id === undefined) return;
    request.body = judgeBody(deps, request, id, request.body ?? {});
  });
}

/** The normalised form. @throws Problem 1100, 1108 or a rule's own code */
export function judgeBody(deps: AppDeps, request: FastifyRequest, id: string, data: unknown): unknown {
  const judged = deps.definitions.judge(id, data, request.lang);
  if (!judged.valid) throw refusal(judged, isOutdated(request, deps.definitions.versions()[id]));
  return judged.value;
}

/** The client filled in the form under a version that is no longer the current one. */
export function isOutdated(request: FastifyRequest, current: string | undefined): boolean {
  const version = request.headers['x-definition-version'];
  return typeof version === 'string' && version !== current;
}

/** The refusal of a form: 1108 under an old version, a rule's own code where all have one, else 1100. */
export function refusal(judged: Pick<Judgement, 'errors'>, outdated: boolean): Problem {
  const errors = judged.errors;
  if (outdated) return problem(1108, { errors });
  return problem(codeOf(errors), { errors });
}

function codeOf(errors: JudgedError[]) {
  const codes = errors.map((error) => error.referenceCode).filter(isReferenceCode);
  const [first] = codes;
  return first !== undefined && codes.length === errors.length ? first : 1100;
}
