import type { FlowScript, Lang } from '../shared/form-script.ts';
import { pointerToken } from '../shared/rules/json-pointer.ts';
import type { FlowJudgement, JudgedError, Judgement } from './validation-result.ts';

/** The forms that a flow shows for this order, in its order. */
export function formsShown(flow: FlowScript, order: unknown): string[] {
  return flow.steps
    .filter((step) => step.shown(order))
    .flatMap((step) => step.forms.filter(({ shown }) => shown(order)).map(({ form }) => form));
}

function below(form: string, errors: JudgedError[]): JudgedError[] {
  return errors.map((error) => ({ ...error, path: `/forms/${pointerToken(form)}${error.path}` }));
}

/** Judges each form that the flow shows, and refuses those that it does not. */
export function judgeFlow(
  flow: FlowScript,
  judge: (form: string, data: unknown, lang: Lang) => Judgement,
  forms: Record<string, unknown>,
  order: unknown,
  lang: Lang,
): FlowJudgement {
  const shown = formsShown(flow, order);
  const extra = Object.keys(forms).filter((form) => !shown.includes(form));
  const refused = extra.map((form) => ({
    path: '',
    keyword: 'notAllowed',
    rule: 'notAllowed',
    message: form,
  }));
  const judged = shown.map((form) => ({ form, verdict: judge(form, forms[form] ?? {}, lang) }));
  const errors = [
    ...judged.flatMap(({ form, verdict }) => below(form, verdict.errors)),
    ...refused.flatMap((error) => below(error.message, [error])),
  ];
  const values = Object.fromEntries(judged.map(({ form, verdict }) => [form, verdict.value]));
  return { valid: errors.length === 0, values, errors };
}
