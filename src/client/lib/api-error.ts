/** One field that the server refused; `path` is a JSON Pointer into the body. */
export interface FieldError {
  path: string;
  keyword: string;
  rule: string;
  message?: string;
}

interface ApiErrorDetails {
  referenceCode: number;
  status: number;
  errors?: FieldError[];
  detail?: string;
  type?: string;
  /** Seconds. */
  retryAfter?: number;
  triesLeft?: number;
}

/** Our own codes for faults that did not come from the API. */
export const localCode = { unknown: -1, offline: -2, timeout: -3 } as const;

/** Every refusal of the API and every failed request, in one form. */
export class ApiError extends Error {
  readonly referenceCode: number;
  readonly status: number;
  readonly errors: FieldError[];
  /** The server's sentence, in the request's language. */
  readonly detail: string | undefined;
  readonly type: string | undefined;
  readonly retryAfter: number | undefined;
  readonly triesLeft: number | undefined;

  constructor(details: ApiErrorDetails) {
    super(details.detail ?? `API error ${details.referenceCode}`);
    this.name = 'ApiError';
    this.referenceCode = details.referenceCode;
    this.status = details.status;
    this.errors = details.errors ?? [];
    this.detail = details.detail;
    this.type = details.type;
    this.retryAfter = details.retryAfter;
    this.triesLeft = details.triesLeft;
  }

  get offline(): boolean {
    return this.status === 0;
  }

  get rateLimited(): boolean {
    return this.status === 429;
  }

  /**
   * The fault is the server's, not the visitor's or the connection's: the server failed, or the answer is not from the
   * API.
   */
  get ours(): boolean {
    return this.referenceCode === localCode.unknown && (this.status === 500 || this.status === -1);
  }
}

/** Converts what a `catch` received; an unknown error becomes `unknown`. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError({ referenceCode: localCode.unknown, status: -1 });
}
