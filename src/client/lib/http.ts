import { team } from 'virtual:team';
import redaxios from 'redaxios';
import { languageCode } from '../../shared/language.ts';
import { ApiError, localCode } from './api-error.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { currentLanguage } from './language.ts';
import { ownCall, ownCopies } from './own-calls.ts';
import { errorOfResponse, isPlainResponse } from './problem-json.ts';
import { askForStepUp, STEP_UP_NEEDED } from './step-up.ts';
import { bearer } from './token-bearer.ts';

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  data?: unknown;
  headers?: Record<string, string>;
  /** Required for calls that create an order or a charge: every repetition of one intent has the same key. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** For login, refresh and similar calls: without a token, and without a refresh after a refusal. */
  anonymous?: boolean;
}

const TIMEOUT_MS = 15_000;

/**
 * `call` and `useCall` use this function to reach the API; no other code does. Resolves with `payload`; rejects with
 * `ApiError`, also when offline (status 0) or after the caller's signal or the time limit. Where the server wants a
 * step-up, the customer is asked, and the call is repeated.
 */
export async function api<Payload>(path: string, request: ApiRequest = {}): Promise<Payload> {
  const ask = () => askedForStepUp<Payload>(path, request);
  const copies = ownCall.test(path) && methodOf(request) === 'get' ? await ownCopies() : undefined;
  return copies ? copies.withCopy(path, ask) : ask();
}

async function askedForStepUp<Payload>(path: string, request: ApiRequest): Promise<Payload> {
  try {
    return await sendWithToken<Payload>(path, request);
  } catch (error) {
    if (!isStepUpNeeded(error) || !(await askForStepUp())) throw error;
    return sendWithToken<Payload>(path, request);
  }
}

async function sendWithToken<Payload>(path: string, request: ApiRequest): Promise<Payload> {
  try {
    return await send<Payload>(path, request, request.anonymous ? undefined : await bearer.token());
  } catch (error) {
    if (request.anonymous || !isTokenRefused(error)) throw error;
    const token = await bearer.renewed();
    if (!token) throw error;
    return send<Payload>(path, request, token);
  }
}

async function send<Payload>(path: string, request: ApiRequest, token: string | undefined): Promise<Payload> {
  const limit = AbortSignal.timeout(request.timeoutMs ?? TIMEOUT_MS);
  const signal = request.signal ? AbortSignal.any([request.signal, limit]) : limit;
  try {
    const [method, headers] = [methodOf(request), headersOf(request, token)];
    const early = method === 'get' ? takeEarlyAnswer(path, headers) : undefined;
    const response = await redaxios<{ payload: Payload }>(path, {
      method,
      data: request.data,
      headers,
      // redaxios does not support a signal, but it uses this fetch.
      fetch: (input: RequestInfo | URL, init?: RequestInit) => {
        const ask = () => fetch(input, { ...init, signal });
        return early?.catch(ask) ?? ask();
      },
    });
    return response.data.payload;
  } catch (error) {
    throw apiErrorOf(error, limit);
  }
}

function methodOf({ method, data }: ApiRequest): 'get' | 'post' | 'put' | 'patch' | 'delete' {
  const lower = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
  return lower[method ?? (data === undefined ? 'GET' : 'POST')];
}

function headersOf(request: ApiRequest, token: string | undefined): Record<string, string> {
  return {
    'X-Team-Id': team.id,
    'X-Language-Code': String(languageCode[currentLanguage()]),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(request.idempotencyKey ? { 'Idempotency-Key': request.idempotencyKey } : {}),
    ...request.headers,
  };
}

function apiErrorOf(error: unknown, limit: AbortSignal): ApiError {
  if (isPlainResponse(error)) return errorOfResponse(error);
  const referenceCode = limit.aborted ? localCode.timeout : localCode.offline;
  return new ApiError({ referenceCode, status: 0 });
}

function isStepUpNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.referenceCode === STEP_UP_NEEDED;
}

/** True only for a token that the server no longer accepts; 1004 and 1005 are 401 too, but have another meaning. */
function isTokenRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.referenceCode === 1034;
}
