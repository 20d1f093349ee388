import { errorCodes, type ReferenceCode, unknownFault } from '../../shared/error-codes.ts';
import type { FormLang } from '../../shared/further-language.ts';

/** A faulty field; the answer fills in `message` where a feature gives none. */
export interface FieldFault {
  path: string;
  keyword: string;
  rule: string;
  message?: string;
  /** The language of the message, where it may be another than the request's; it is not sent. */
  lang?: FormLang;
}

export interface ProblemDetails {
  errors?: FieldFault[];
  /** More members of the answer: `triesLeft`. */
  extra?: Record<string, unknown>;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
  /** The reason: only for the log, never in an answer. */
  cause?: unknown;
  /** The id of the account of a refused login: only for the log. */
  account?: string;
}

/** A refusal with a known meaning; any other thrown error counts as an unknown fault. */
export class Problem extends Error {
  readonly status: number;
  readonly referenceCode: number;
  /** The key of its sentence in the words. */
  readonly wordKey: string;
  /** Its name in `type`. */
  readonly label: string;
  readonly details: ProblemDetails;

  constructor(status: number, code: number, label: string, wordKey: string, details: ProblemDetails) {
    super(`${code} ${label}`, details.cause === undefined ? {} : { cause: details.cause });
    this.status = status;
    this.referenceCode = code;
    this.label = label;
    this.wordKey = wordKey;
    this.details = details;
  }
}

/** A refusal of the error catalogue: `throw problem(1003, {errors: [{path: '/contact/phone', …}]})`. */
export function problem(code: ReferenceCode, details: ProblemDetails = {}): Problem {
  const { status, name } = errorCodes[code];
  return new Problem(status, code, name, `error.code.${code}`, details);
}

const httpFaults = {
  400: 'malformed',
  403: 'otherOrigin',
  404: 'notFound',
  405: 'methodNotAllowed',
  408: 'timeout',
  413: 'payloadTooLarge',
  414: 'addressTooLong',
  415: 'unsupportedMediaType',
  431: 'headersTooLarge',
  503: 'unavailable',
} as const;

/** A refusal with an HTTP status only, which has no code in the catalogue. */
export function httpProblem(status: number, details: ProblemDetails = {}): Problem {
  if (!isKnownFault(status))
    return new Problem(status, unknownFault, 'generic', `error.code.${unknownFault}`, details);
  const name = httpFaults[status];
  return new Problem(status, unknownFault, name, `message.${name}`, details);
}

export function tooManyRequests(retryAfter: number): Problem {
  const details = { retryAfter: Math.max(1, Math.ceil(retryAfter)) };
  return new Problem(429, unknownFault, 'RATE_LIMIT_EXCEEDED', 'message.rateLimitExceeded', details);
}

function isKnownFault(status: number): status is keyof typeof httpFaults {
  return Object.hasOwn(httpFaults, status);
}
