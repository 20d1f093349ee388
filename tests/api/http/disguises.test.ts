import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { type DescribedOperation, operationsOf, targetOf } from '../../support/operations.ts';
import { listeningPort, type RawAnswer, type RawRequest, rawRequest } from '../../support/raw-request.ts';

/** Other spellings of a request. A server that decides by the text of the address treats some of them otherwise. */
const disguises: Record<string, (request: RawRequest) => RawRequest> = {
  'a percent-encoded letter': spelled((path) => path.replace('/api', '/%61pi')),
  'all letters percent-encoded': spelled((path) => path.replaceAll(/[a-z]/g, hex)),
  'a percent-encoded slash': spelled((path) => path.replace('/api/', '/api%2f')),
  'a double slash before': spelled((path) => `/${path}`),
  'a double slash within': spelled((path) => path.replace('/api/', '/api//')),
  'dot segments': spelled((path) => path.replace('/api/', '/api/../api/./')),
  'encoded dot segments': spelled((path) => `/health/%2e%2e${path}`),
  'absolute form': spelled((path) => `http://a${path}`),
  'absolute form with a user': spelled((path) => `HTTPS://x@a:1${path}`),
  'upper case': spelled((path) => path.toUpperCase()),
  'a trailing slash': spelled((path) => `${path}/`),
  'a matrix parameter': spelled((path) => path.replace('/api/', '/api;a=/health/')),
  'a query that looks like a path': spelled((path) => `${path}?/health/live`),
  'a fragment': spelled((path) => `${path}#/health/live`),
  'a backslash': spelled((path) => path.replace('/api/', '/api\\')),
  'an invalid escape': spelled((path) => `${path}%zz`),
  'an overlong escape': spelled((path) => path.replace('/api/', '/api%c0%af')),
  'HTTP/1.0': (request) => ({ ...request, version: '1.0' }),
  'a method in lower case': (request) => ({ ...request, method: request.method?.toLowerCase() ?? '' }),
  'an odd method': (request) => ({ ...request, method: 'PROPFIND' }),
  TRACE: (request) => ({ ...request, method: 'TRACE' }),
  'a method that is overridden': (request) => ({ ...request, headers: { 'x-http-method-override': 'GET' } }),
};

let free: TestApp;
let used: TestApp;
let ports: { free: number; used: number };
let operations: DescribedOperation[];
beforeAll(async () => {
  free = await createTestApp({ env: { CLIENT_DIR: 'tests/support/client' } });
  const limits = {
    RATE_LIMIT_PER_MINUTE: '1',
    RATE_LIMIT_STRANGERS: '1',
    RATE_LIMIT_PER_ADDRESS: '1000000',
    VALIDATE_LIMIT_PER_MINUTE: '1',
  };
  used = await createTestApp({ db: free.db, env: { CLIENT_DIR: 'tests/support/client', ...limits } });
  ports = { free: await listeningPort(free.app), used: await listeningPort(used.app) };
  operations = await operationsOf(free.app);
  for (const target of ['/api/tariffs', '/api/forms/x/y/validate'])
    for (const method of ['GET', 'POST']) await rawRequest(ports.used, { method, target });
}, 120_000);
afterAll(async () => {
  await used.close();
  await free.close();
});

const isWebhook = ({ pattern }: DescribedOperation) => pattern.startsWith('/api/webhooks/');

test('there is something to disguise', () => {
  expect(operations.length).toBeGreaterThan(60);
});

test.each(Object.entries(disguises))(
  '%s: the same demands and headers, or not found',
  async (_name, disguise) => {
    const faults = await eachOperation(async (operation) => {
      const request = plain(operation);
      const [expected, answer] = await Promise.all([
        rawRequest(ports.free, request),
        rawRequest(ports.free, disguise(request)),
      ]);
      const isSame = [answer.status, codeOf(answer)].join() === [expected.status, codeOf(expected)].join();
      if (!isSame && ![400, 404, 405, 422].includes(answer.status))
        return `answers ${answer.status} ${answer.body}`;
      return missingHeaders(answer);
    });
    expect(faults).toEqual([]);
  },
);

test.each(Object.entries(disguises))('%s: the same limit', async (_name, disguise) => {
  const faults = await eachOperation(async (operation) => {
    const answer = await rawRequest(ports.used, disguise(plain(operation)));
    if (answer.status === 429 && answer.headers['retry-after']) return missingHeaders(answer);
    // The parser of HTTP refuses what is no HTTP, before there is a request to count.
    const isNoRequest =
      answer.status === 400 && answer.headers.connection === 'close' && codeOf(answer) === -1;
    return isWebhook(operation) || (isNoRequest && _name === 'a method in lower case')
      ? undefined
      : `is not limited: ${answer.status}`;
  });
  expect(faults).toEqual([]);
});

function spelled(change: (path: string) => string) {
  return (request: RawRequest): RawRequest => ({ ...request, target: change(request.target) });
}

function hex(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}

function plain(operation: DescribedOperation): RawRequest {
  return { method: operation.method, target: targetOf(operation) };
}

async function eachOperation(faultOf: (operation: DescribedOperation) => Promise<string | undefined>) {
  const faults: string[] = [];
  const calls = operations.filter(({ pattern }) => pattern.startsWith('/api/'));
  for (let at = 0; at < calls.length; at += 16) {
    const some = calls.slice(at, at + 16);
    const found = await Promise.all(some.map(faultOf));
    faults.push(
      ...found.flatMap((fault, i) => (fault ? [`${some[i]?.method} ${some[i]?.pattern} ${fault}`] : [])),
    );
  }
  return faults;
}

function codeOf({ body }: RawAnswer): unknown {
  return body.startsWith('{') ? JSON.parse(body).referenceCode : undefined;
}

function missingHeaders({ headers, body }: RawAnswer): string | undefined {
  if (headers['cache-control'] !== 'no-store') return `may be stored: ${body}`;
  if (headers['x-content-type-options'] !== 'nosniff') return 'has no security headers';
  return undefined;
}
