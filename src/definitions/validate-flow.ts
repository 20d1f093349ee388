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

/** Validates each form that the flow shows, and refuses those that it does not. */
export function validateFlow(
  flow: FlowScript,
  validate: (form: string, data: unknown, lang: Lang) => ValidationResult,
  forms: Record<string, unknown>,
  order: unknown,
  lang: Lang,
): FlowValidationResult {
  const shown = formsShown(flow, order);
  const extra = Object.keys(forms).filter((form) => !shown.includes(form));
  const refused = extra.map((form) => ({
    path: '',
    keyword: 'notAllowed',
    rule: 'notAllowed',
    message: form,
  }));
  const validated = shown.map((form) => ({ form, verdict: validate(form, forms[form] ?? {}, lang) }));
  const errors = [
    ...validated.flatMap(({ form, verdict }) => below(form, verdict.errors)),
    ...refused.flatMap((error) => below(error.message, [error])),
  ];
  const values = Object.fromEntries(validated.map(({ form, verdict }) => [form, verdict.value]));
  return { valid: errors.length === 0, values, errors };
}
