import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formKeyword } from '../../shared/api/shapes.ts';
import type { FormBody } from '../../shared/contracts/form-body.ts';
import { type FormId, formIds } from '../../shared/contracts/form-ids.ts';
import { isRecord } from '../../shared/json-values.ts';
import type { AppDeps } from '../infra/deps.ts';
import { countJudged } from '../infra/figures/count-form.ts';
import { inLanguage, refusal, refuseChangedConsents } from '../infra/forms/form-refusal.ts';
import { countWording } from './wording.ts';

/** The id of the form that a route's body contains, if it is a form. */
export function formOf(schema: unknown): FormId | undefined {
  if (!isRecord(schema)) return undefined;
  const id = schema[formKeyword];
  return formIds.find((known) => known === id);
}

/** Validates the body of each route whose body is a `form(…)`; afterwards `request.body` is the normalised form. */
export function validateFormBodies(app: FastifyInstance, deps: AppDeps): void {
  app.addHook('preValidation', async (request) => {
    const id = formOf(request.routeOptions.schema?.body);
    if (id === undefined) return;
    request.body = await validateBody(deps, request, id, request.body ?? {});
  });
}

/** The normalised form. @throws Problem 1100, 1108 or a rule's own code */
export async function validateBody<Id extends FormId>(
  deps: AppDeps,
  request: FastifyRequest,
  id: Id,
  data: unknown,
): Promise<FormBody<Id>> {
  const body: unknown = await validateData(deps, request, id, data);
  // The form's own rules have been applied.
  return body as FormBody<Id>;
}

/** The same for a form that no code names. @throws Problem 1100, 1108 or a rule's own code */
export async function validateData(
  deps: AppDeps,
  request: FastifyRequest,
  id: string,
  data: unknown,
): Promise<unknown> {
  await countWording(deps, request, id, 'sent');
  const form = deps.definitions.form(id, request.formLang);
  request.answerLang = form?.lang ?? request.lang;
  const validated = deps.definitions.validate(id, data, request.answerLang);
  countJudged(deps, { team: request.team, form: id, errors: validated.errors });
  const version = outdatedVersion(request, form?.version);
  const errors = inLanguage(validated.errors, request.answerLang);
  if (!validated.valid) throw refusal({ errors }, version !== undefined);
  await refuseChangedConsents(deps, { id, version, data: validated.value, lang: request.answerLang });
  return validated.value;
}

/** The version that the client filled in the form under, if it is no longer the current one. */
export function outdatedVersion(request: FastifyRequest, current: string | undefined): string | undefined {
  const version = request.headers['x-definition-version'];
  return typeof version === 'string' && version !== current ? version : undefined;
}
