import type { ReferenceCode } from '../../../shared/error-codes.ts';
import type { Lang } from '../../../shared/language.ts';
import type { OrderFormId } from '../../../shared/order-forms.ts';
import { pointerToken } from '../../../shared/rules/json-pointer.ts';
import { type Problem, Problem as ProblemError, problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';

/** A field of an order with a fault that only the server can find. */
export interface OrderFault {
  code: ReferenceCode;
  form: OrderFormId;
  field: string;
  rule: string;
  /** Its words: `error.order.<word>`; without it, those of the code. */
  word?: string;
}

/** A refusal that the wizard can show at its field. */
export function orderRefusal({ words }: AppDeps, lang: Lang, fault: OrderFault): Problem {
  const { code, form, field, rule, word } = fault;
  const message = word ? words.text(lang, `error.order.${word}`) : undefined;
  const path = `/forms/${pointerToken(form)}/${field}`;
  return problem(code, { errors: [{ path, keyword: rule, rule, ...(message ? { message } : {}) }] });
}

/** Runs a check of the catalogue and puts its refusal at a field of the order. */
export async function atField<T>(form: OrderFormId, field: string, check: Promise<T>): Promise<T> {
  try {
    return await check;
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const path = `/forms/${pointerToken(form)}/${field}`;
    error.details.errors = [{ path, keyword: error.label, rule: error.label }];
    throw error;
  }
}
