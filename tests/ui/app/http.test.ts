import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, localCode } from '../../../src/client/lib/api-error.ts';
import { api } from '../../../src/client/lib/http.ts';
import { bearer } from '../../../src/client/lib/token-bearer.ts';

const fetchMock = vi.fn<typeof fetch>();
const realFetch = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = fetchMock;
  bearer.token = async () => undefined;
  bearer.renewed = async () => undefined;
});
afterEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = realFetch;
  window.history.replaceState(null, '', '/');
});

function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers }));
}

const sentHeaders = () => new Headers(fetchMock.mock.lastCall?.[1]?.headers);
const refused = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => error as ApiError,
  );

test('answers with the payload; team, language and token travel along', async () => {
  window.history.replaceState(null, '', '/tr/tarife');
  bearer.token = async () => 'abc';
  answer(200, { payload: { tariffs: [] } });
  await expect(api('/api/tariffs')).resolves.toEqual({ tariffs: [] });
  expect(sentHeaders().get('x-team-id')).toBe('kanarya');
  expect(sentHeaders().get('x-language-code')).toBe('0');
  expect(sentHeaders().get('authorization')).toBe('Bearer abc');
});

test('data makes it a POST, with the key that lets it be repeated', async () => {
  answer(201, { payload: {} });
  await api('/api/orders', { data: { forms: {} }, idempotencyKey: 'k-1' });
  expect(fetchMock.mock.lastCall?.[1]).toMatchObject({ method: 'POST', body: '{"forms":{}}' });
  expect(sentHeaders().get('idempotency-key')).toBe('k-1');
});

test('problem+json becomes one typed error', async () => {
  const errors = [{ path: '/contact/phone', keyword: 'unique', rule: 'unique', message: 'Schon da.' }];
  answer(409, { referenceCode: 1003, detail: 'Diese Nummer gibt es schon.', errors, triesLeft: 2 });
  const error = await refused(api('/api/auth/register', { data: {} }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 409, referenceCode: 1003, errors, triesLeft: 2 });
});

test('too many tries: how long to wait comes from the header', async () => {
  answer(429, { referenceCode: -1, type: 'https://x/RATE_LIMIT_EXCEEDED' }, { 'retry-after': '42' });
  const error = await refused(api('/api/tariffs'));
  expect(error).toMatchObject({ rateLimited: true, retryAfter: 42 });
});

test('an answer that is no problem of ours is the unknown error', async () => {
  fetchMock.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const error = await refused(api('/api/tariffs'));
  expect(error).toMatchObject({ status: 502, referenceCode: localCode.unknown });
});

test('no connection is offline, a silent server a timeout', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await refused(api('/api/tariffs'))).toMatchObject({
    offline: true,
    referenceCode: localCode.offline,
  });
  fetchMock.mockImplementationOnce(
    (_path, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const error = await refused(api('/api/tariffs', { timeoutMs: 20 }));
  expect(error).toMatchObject({ offline: true, referenceCode: localCode.timeout });
});

test('a token that the server no longer takes is renewed once, and the call repeated', async () => {
  bearer.token = async () => 'old';
  bearer.renewed = async () => 'new';
  answer(401, { referenceCode: 1034 });
  answer(200, { payload: { orders: [] } });
  await expect(api('/api/orders')).resolves.toEqual({ orders: [] });
  expect(sentHeaders().get('authorization')).toBe('Bearer new');
});

test('a guest who asks for what is not theirs is refused once', async () => {
  answer(401, { referenceCode: 1034 });
  expect(await refused(api('/api/orders'))).toMatchObject({ referenceCode: 1034 });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('wrong credentials are no reason to renew anything', async () => {
  const renewed = vi.fn(async () => 'new');
  bearer.renewed = renewed;
  answer(401, { referenceCode: 1004 });
  expect(await refused(api('/api/auth/login', { data: {}, anonymous: true }))).toMatchObject({
    referenceCode: 1004,
  });
  expect(renewed).not.toHaveBeenCalled();
});
