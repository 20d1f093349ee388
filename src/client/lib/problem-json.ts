import { isRecord } from '../../shared/json-values.ts';
import { ApiError, type FieldError, localCode } from './api-error.ts';

interface PlainResponse {
  status: number;
  data: unknown;
  headers: Headers;
}

/** Turns a refused response (problem+json or anything else) into the one error of the client. */
export function errorOfResponse({ status, data, headers }: PlainResponse): ApiError {
  // Anything without a code is not from our API, and its sentences are not ours.
  const isOurs = isRecord(data) && typeof data.referenceCode === 'number';
  const problem: Record<string, unknown> = isOurs ? data : {};
  return new ApiError({
    status,
    referenceCode: typeof problem.referenceCode === 'number' ? problem.referenceCode : localCode.unknown,
    detail: typeof problem.detail === 'string' ? problem.detail : undefined,
    type: typeof problem.type === 'string' ? problem.type : undefined,
    triesLeft: typeof problem.triesLeft === 'number' ? problem.triesLeft : undefined,
    retryAfter: secondsOf(headers.get('retry-after')),
    errors: Array.isArray(problem.errors) ? problem.errors.filter(isFieldError) : [],
  });
}

export function isPlainResponse(value: unknown): value is PlainResponse {
  return isRecord(value) && typeof value.status === 'number' && 'headers' in value;
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.path === 'string' && typeof value.rule === 'string';
}

function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) ? seconds : undefined;
}
