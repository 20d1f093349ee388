import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { disguises } from '../../support/disguises.ts';
import { printedRoutes } from '../../support/printed-routes.ts';
import { listeningPort, type RawAnswer, type RawRequest, rawRequest } from '../../support/raw-request.ts';

/** The routes outside `/api/` that show or do something of a person, as `METHOD pattern`. */
const acting = [
  'GET /c/:id',
  'GET /c/:id/check',
  'POST /c/:id/:method',
  'GET /sandbox/pay/:session',
  'POST /sandbox/pay/:session/:action',
];
const values = new Map([
  [':method', 'paypal'],
  [':action', 'pay'],
]);

let free: TestApp;
let packed: TestApp;
let ports: { free: number; packed: number };
let doing: string[];
beforeAll(async () => {
  const env = { CLIENT_DIR: 'tests/support/client' };
  free = await createTestApp({ env });
  const limits = { RATE_LIMIT_PER_ADDRESS: '1', RATE_LIMIT_PER_MINUTE: '1', RATE_LIMIT_STRANGERS: '1' };
  packed = await createTestApp({ db: free.db, env: { ...env, ...limits } });
  ports = { free: await listeningPort(free.app), packed: await listeningPort(packed.app) };
  doing = [...new Set([...acting, ...printedRoutes(free.app).filter(isActing)])];
  await rawRequest(ports.packed, { target: '/' });
}, 120_000);
afterAll(async () => {
  await packed.close();
  await free.close();
});

/** It changes something, and is no call of the API. */
function isActing(route: string): boolean {
  return !/^(GET|HEAD|OPTIONS) /.test(route) && !/ \/(api\/|\*)/.test(route);
}

function plain(route: string): RawRequest {
  const [method = '', pattern = ''] = route.split(' ');
  const id = 'A'.repeat(43);
  return { method, target: pattern.replace(/:\w+/g, (name) => values.get(name) ?? id) };
}

function missingHeaders({ headers }: RawAnswer, expected: RawAnswer): string | undefined {
  if (headers['x-content-type-options'] !== 'nosniff') return 'has no security headers';
  if (!headers['content-security-policy']) return 'has no policy';
  const isStored =
    expected.headers['cache-control'] === 'no-store' && headers['cache-control'] !== 'no-store';
  return isStored ? 'may be stored' : undefined;
}

test('routes outside the API that do something are found', () => {
  expect(printedRoutes(free.app)).toEqual(expect.arrayContaining(acting));
  expect(doing.length).toBeGreaterThan(acting.length);
});

test.each(Object.entries(disguises))(
  '%s: the same answer and headers, or not found',
  async (_name, disguise) => {
    const faults: string[] = [];
    for (const route of doing) {
      const expected = await rawRequest(ports.free, plain(route));
      const answer = await rawRequest(ports.free, disguise(plain(route)));
      if (answer.status !== expected.status && ![400, 404, 405, 422].includes(answer.status))
        faults.push(`${route} answers ${answer.status} instead of ${expected.status}`);
      const missing = missingHeaders(answer, answer.status === expected.status ? expected : answer);
      if (missing) faults.push(`${route} ${missing}`);
    }
    expect(faults).toEqual([]);
  },
);

test.each(Object.entries(disguises))('%s: the same limit', async (name, disguise) => {
  // The parser of HTTP refuses it before there is a request to count.
  const isNoRequest = name === 'a method in lower case';
  const faults: string[] = [];
  for (const route of doing) {
    const { status, headers } = await rawRequest(ports.packed, disguise(plain(route)));
    const isLimited = status === 429 && headers['retry-after'] !== undefined;
    if (!isLimited && !(isNoRequest && status === 400)) faults.push(`${route} is not limited: ${status}`);
  }
  expect(faults).toEqual([]);
});
