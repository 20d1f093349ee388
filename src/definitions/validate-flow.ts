import type { FlowScript } from '../shared/form-script.ts';
import type { Lang } from '../shared/language.ts';
import { pointerToken } from '../shared/rules/json-pointer.ts';
import type { FlowValidationResult, ValidationError, ValidationResult } from './validation-result.ts';

/** The forms that a flow shows for this order, in its order. */
export function formsShown(flow: FlowScript, order: unknown): string[] {
  return flow.steps
    .filter((step) => step.shown(order))
    .flatMap((step) => step.forms.filter(({ shown }) => shown(order)).map(({ form }) => form));
}

function below(form: string, errors: ValidationError[]): ValidationError[] {
  return errors.map((error) => ({ ...error, path: `/forms/${pointerToken(form)}${error.path}` }));
}

/** A form that the flow hides is refused at each field that was sent, or as a whole when it is empty. */
function refusedFields(data: unknown, message: string): ValidationError[] {
  const fields = typeof data === 'object' && data !== null ? Object.keys(data) : [];
  const paths = fields.length > 0 ? fields.map((field) => `/${pointerToken(field)}`) : [''];
  return paths.map((path) => ({ path, keyword: 'notAllowed', rule: 'notAllowed', message }));
}

/**
 * Validates each form that the flow shows, and refuses those that it does not.
 * @param said the language, and the sentence about a field that does not belong to the order
 */
export function validateFlow(
  flow: FlowScript,
  validate: (form: string, data: unknown, lang: Lang, order: unknown) => ValidationResult,
  forms: Record<string, unknown>,
  order: unknown,
  said: { lang: Lang; notAllowed: string },
): FlowValidationResult {
  const { lang, notAllowed } = said;
  const shown = formsShown(flow, order);
  const extra = Object.keys(forms).filter((form) => !shown.includes(form));
  const validated = shown.map((form) => ({ form, verdict: validate(form, forms[form] ?? {}, lang, order) }));
  const errors = [
    ...validated.flatMap(({ form, verdict }) => below(form, verdict.errors)),
    ...extra.flatMap((form) => below(form, refusedFields(forms[form], notAllowed))),
  ];
  const values = Object.fromEntries(validated.map(({ form, verdict }) => [form, verdict.value]));
  return { valid: errors.length === 0, values, errors };
}
