import { STATUS_CODES } from 'node:http';
import type { Lang } from '../../shared/language.ts';
import type { FieldFault, Problem } from '../errors/problem.ts';
import type { Words } from '../infra/mail/words.ts';

export const problemType = 'application/problem+json; charset=utf-8';

interface Said {
  lang: Lang;
  /** Its sentence in a language of forms, where that has one. */
  further?: string | undefined;
  /** Undefined where a connection ended before there was a request. */
  requestId?: string;
}

/** The text of `application/problem+json` (RFC 9457): one shape for every refusal. */
export function problemBody(words: Words, fault: Problem, { lang, further, requestId }: Said): string {
  const { errors, extra } = fault.details;
  const detail = further ?? words.text(lang, fault.wordKey);
  return JSON.stringify({
    type: `urn:fanline:problem:${fault.label}`,
    title: STATUS_CODES[fault.status] ?? 'Error',
    status: fault.status,
    detail,
    referenceCode: fault.referenceCode,
    requestId,
    ...extra,
    ...(errors ? { errors: errors.map((error) => fieldError(error, detail)) } : {}),
  });
}

/** Only these four fields are sent: ajv's params may contain user input. */
function fieldError({ path, keyword, rule, message }: FieldFault, fallback: string) {
  return { path, keyword, rule, message: message ?? fallback };
}
