import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { disguises } from '../../support/disguises.ts';
import { type DescribedOperation, operationsOf, targetOf } from '../../support/operations.ts';
import { listeningPort, type RawAnswer, type RawRequest, rawRequest } from '../../support/raw-request.ts';

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
