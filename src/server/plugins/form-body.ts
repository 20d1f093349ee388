import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JudgedError, Judgement } from '../../definitions/validation-result.ts';
import { isReferenceCode } from '../../shared/error-codes.ts';
import type { Lang } from '../../shared/form-script.ts';
import type { AppDeps } from '../deps.ts';
import { type Problem, problem } from '../errors/problem.ts';

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
    request.body = await judgeBody(deps, request, id, request.body ?? {});
  });
}

/** The normalised form. @throws Problem 1100, 1108 or a rule's own code */
export async function judgeBody(
  deps: AppDeps,
  request: FastifyRequest,
  id: string,
  data: unknown,
): Promise<unknown> {
  const judged = deps.definitions.judge(id, data, request.lang);
  const version = outdatedVersion(request, deps.definitions.versions()[id]);
  if (!judged.valid) throw refusal(judged, version !== undefined);
  await refuseChangedConsents(deps, { id, version, data: judged.value, lang: request.lang });
  return judged.value;
}

/** The version that the client filled in the form under, if it is no longer the current one. */
export function outdatedVersion(request: FastifyRequest, current: string | undefined): string | undefined {
  const version = request.headers['x-definition-version'];
  return typeof version === 'string' && version !== current ? version : undefined;
}

/** Nobody has agreed to a text that they did not see. @throws Problem 1108 */
export async function refuseChangedConsents(
  { definitions }: AppDeps,
  { version, ...filled }: { id: string; version: string | undefined; data: unknown; lang: Lang },
): Promise<void> {
  if (version === undefined) return;
  const errors = await definitions.changedConsents({ ...filled, version });
  if (errors.length > 0) throw problem(1108, { errors });
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
