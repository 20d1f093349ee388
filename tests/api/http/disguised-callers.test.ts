import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { disguises } from '../../support/disguises.ts';
import { type DescribedOperation, operationsOf } from '../../support/operations.ts';
import { logIn } from '../../support/people.ts';
import { listeningPort, type RawAnswer, type RawRequest, rawRequest } from '../../support/raw-request.ts';
import { runSeed } from '../../support/run-seed.ts';
import type { TestClient } from '../../support/test-client.ts';
import { type Cast, cast } from '../rights/callers.ts';
import { examplesOfOperations, requestOf } from '../rights/requests.ts';

/** Each is another kind of spelling, of those that reach a route. */
const chosen = [
  'a percent-encoded letter',
  'all letters percent-encoded',
  'a double slash before',
  'dot segments',
  'absolute form',
  'absolute form with a user',
  'upper case',
  'a query that looks like a path',
  'HTTP/1.0',
  'a method that is overridden',
] as const;

/** Which spelling an operation gets: each is tried in every run, and all pairs within ten seeds in a row. */
const seed = runSeed();
const spellingOf = (at: number) => chosen[(at + seed) % chosen.length] ?? chosen[0];

/** Requests of one caller and one minute are over after the first. */
const limits = { RATE_LIMIT_PER_MINUTE: '1', RATE_LIMIT_STRANGERS: '1', VALIDATE_LIMIT_PER_MINUTE: '1' };

let t: TestApp;
let used: TestApp;
let ports: { free: number; used: number };
let operations: DescribedOperation[];
let given: Cast;
let examples: Map<string, unknown>;
beforeAll(async () => {
  t = await createTestApp({ env: { ACCESS_TOKEN_SECONDS: '86400' } });
  used = await createTestApp({ db: t.db, seed: 2, env: { ...limits, RATE_LIMIT_PER_ADDRESS: '1000000' } });
  given = await cast(t);
  examples = await examplesOfOperations((await t.app.inject('/api/openapi.json')).json().paths);
  operations = (await operationsOf(t.app)).filter(({ pattern }) => pattern.startsWith('/api/'));
  ports = { free: await listeningPort(t.app), used: await listeningPort(used.app) };
}, 120_000);
afterAll(async () => {
  await used.close();
  await t.close();
});

/** A request with all that the operation asks for: headers, a token, the owner's ids and a good body. */
function requestAs({ token = '' }: TestClient, { method, pattern, isFile }: DescribedOperation): RawRequest {
  const { url, body } = requestOf(`${method} ${pattern}`, given.ids, examples);
  const type = isFile ? 'application/octet-stream' : 'application/json';
  return {
    method,
    target: isFile ? `${url}?field=/files` : url,
    headers: {
      'x-team-id': 'kanarya',
      'x-language-code': '1',
      authorization: `Bearer ${token}`,
      'idempotency-key': String(Math.random()),
      ...(body === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? {} : { body: isFile ? '%PDF-1.7' : JSON.stringify(body) }),
  };
}

const kindOf = ({ status }: RawAnswer) => Math.floor(status / 100);

/** What the disguise has changed; it may hide what is there, and what was done before is not done twice. */
function changed(plain: RawAnswer, disguised: RawAnswer): string | undefined {
  const isHidden = [400, 404, 405, 422].includes(disguised.status);
  const isDone = kindOf(plain) === 2 && [409, 410, 422, 429].includes(disguised.status);
  const isSame =
    kindOf(plain) === kindOf(disguised) && (kindOf(plain) === 2 || plain.status === disguised.status);
  if (!isHidden && !isDone && !isSame)
    return `answers ${disguised.status} instead of ${plain.status}: ${disguised.body}`;
  const stored = disguised.headers['cache-control'];
  if (stored !== 'no-store' && stored !== plain.headers['cache-control']) return 'may be stored';
  return disguised.headers['x-content-type-options'] === 'nosniff' ? undefined : 'has no security headers';
}

describe.each(['other', 'customer'] as const)('with a token of the caller "%s"', (name) => {
  let client: TestClient;
  const names: string[] = [];
  beforeAll(async () => {
    client = given.callers[name];
    const { user } = (await client.get('/api/users/me')).payload<{ user: { phoneNumber: string } }>();
    names.push(user.phoneNumber);
  });

  /** Logs in again where an operation has ended the session. */
  async function answered(operation: DescribedOperation, disguise = (one: RawRequest) => one) {
    const answer = await rawRequest(ports.free, disguise(requestAs(client, operation)));
    if (answer.status !== 401 || (await client.get('/api/users/me')).status === 200) return answer;
    await logIn(client, names.at(-1) ?? '');
    return rawRequest(ports.free, disguise(requestAs(client, operation)));
  }

  test(`each operation in a disguise: the same demands and headers, or not found (seed ${seed})`, async () => {
    const faults: string[] = [];
    let successes = 0;
    for (const [at, operation] of operations.entries()) {
      // Of two codes of one moment chance would decide which is the newer one.
      t.pass({ seconds: 1 });
      const plain = await answered(operation);
      if (kindOf(plain) === 2) successes += 1;
      const how = spellingOf(at);
      const fault = changed(plain, await answered(operation, disguises[how]));
      if (fault) faults.push(`${how}: ${operation.method} ${operation.pattern} ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(successes).toBeGreaterThan(30);
  }, 60_000);
});

test(`each operation in a disguise: the same limit for a caller with a token (seed ${seed})`, async () => {
  const client = given.callers.steppedUp;
  const limited = operations.filter(({ pattern }) => !pattern.startsWith('/api/webhooks/'));
  const [first] = limited;
  if (!first) throw new Error('There is no operation.');
  for (const target of ['/api/tariffs', '/api/forms/auth/login/validate'])
    await rawRequest(ports.used, { ...requestAs(client, first), method: 'POST', target });
  const faults: string[] = [];
  for (const [at, operation] of limited.entries()) {
    const how = spellingOf(at);
    const request = requestAs(client, operation);
    const answer = await rawRequest(ports.used, disguises[how]?.(request) ?? request);
    if (answer.status !== 429 || !answer.headers['retry-after'])
      faults.push(`${how}: ${operation.method} ${operation.pattern} is not limited: ${answer.status}`);
  }
  expect(faults).toEqual([]);
});
