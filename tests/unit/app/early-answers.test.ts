import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly } from '../../../src/client/lib/ask-early.ts';
import { takeEarlyAnswer } from '../../../src/client/lib/early-answers.ts';

const questions = {
  tokenKey: 'fanline.kanarya.token',
  headers: { 'X-Team-Id': 'kanarya', 'X-Language-Code': '1' },
  paths: ['/api/users/me', '/api/orders'],
};
const sent = { ...questions.headers, Authorization: 'Bearer t' };

const asked = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'));
const storage = (token?: object) => ({ getItem: () => (token ? JSON.stringify(token) : null) });

function withToken(token?: object) {
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('localStorage', storage(token));
}

beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', asked);
  vi.spyOn(performance, 'now').mockReturnValue(500);
  withToken({ accessToken: 't', expiresAt: Date.now() + 60_000 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockClear();
});

test('what the session asked early is taken once', async () => {
  askEarly(questions);
  expect(asked.mock.calls.map(([path, { headers }]) => [path, headers])).toEqual([
    ['/api/users/me', sent],
    ['/api/orders', sent],
  ]);
  expect(await takeEarlyAnswer('/api/orders', sent)).toBeInstanceOf(Response);
  expect(takeEarlyAnswer('/api/orders', sent)).toBeUndefined();
});

test.each([
  ['of another language', { ...sent, 'X-Language-Code': '0' }],
  ['with another token', { ...sent, Authorization: 'Bearer other' }],
  ['with a further header', { ...sent, 'X-Further': '1' }],
])('a question %s is asked anew', (_, headers) => {
  askEarly(questions);
  expect(takeEarlyAnswer('/api/orders', headers)).toBeUndefined();
});

test('an answer of some seconds ago is not taken', () => {
  askEarly(questions);
  vi.spyOn(performance, 'now').mockReturnValue(8_001);
  expect(takeEarlyAnswer('/api/orders', sent)).toBeUndefined();
});

test.each([
  ['no token', undefined],
  ['a token that ends at once', { accessToken: 't', expiresAt: Date.now() + 4_000 }],
  ['a token without its end', { accessToken: 't' }],
])('with %s nothing is asked early', (_, token) => {
  withToken(token);
  askEarly(questions);
  expect(asked).not.toHaveBeenCalled();
  expect(takeEarlyAnswer('/api/orders', sent)).toBeUndefined();
});

test('a failure is seen by the one that takes it alone', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  askEarly(questions);
  await expect(takeEarlyAnswer('/api/users/me', sent)).rejects.toThrow('Failed to fetch');
});
