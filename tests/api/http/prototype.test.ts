import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isRecord, walk } from '../../../src/shared/json-values.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { type DescribedOperation, operationsOf, targetOf } from '../../support/operations.ts';
import { customer } from '../../support/people.ts';

/** A name that every object inherits while these tests run: who looks it up in an object has trusted the name. */
const trap = 'fanline-trap';
const names = [trap, 'constructor', '__proto__', 'toString', 'hasOwnProperty'];

let t: TestApp;
let operations: DescribedOperation[];
let token: string;
const caught = new Set<string>();

beforeAll(async () => {
  t = await createTestApp({
    env: {
      CLIENT_DIR: 'tests/support/client',
      VALIDATE_LIMIT_PER_MINUTE: '100000',
    },
  });
  operations = await operationsOf(t.app);
  token = (await customer(t, 'anna')).client.token ?? '';
  Object.defineProperty(Object.prototype, trap, { get: noteCaller, configurable: true });
});
afterAll(async () => {
  Reflect.deleteProperty(Object.prototype, trap);
  await t.close();
});
beforeEach(() => caught.clear());

/** Notes the place in our code that read the trap; what libraries do with a name is theirs. */
function noteCaller(): undefined {
  const [caller = ''] = (new Error().stack ?? '').split('\n').slice(2);
  if (/\/src\/(server|shared|definitions)\//.test(caller)) caught.add(caller.trim());
}

test('the trap is set, and a walk through data does not step on it', () => {
  expect(walk({ a: 1 }, ['a'])).toBe(1);
  expect(walk({ a: 1 }, [trap])).toBeUndefined();
  expect(caught.size).toBe(0);
  expect(Object.getOwnPropertyDescriptor(Object.prototype, trap)?.get).toBe(noteCaller);
});

test.each(names)('%s as a value and a name in every place of every operation', async (name) => {
  const faults: string[] = [];
  for (const operation of operations) {
    for (const request of requestsWith(name, operation)) {
      const { statusCode, body } = await t.app.inject(request);
      if (statusCode >= 500) faults.push(`${request.method} ${request.url} ${statusCode} ${body}`);
    }
  }
  expect(faults).toEqual([]);
  expect([...caught]).toEqual([]);
});

test.each(names)('%s is no language and no team', async (name) => {
  for (const header of ['x-language-code', 'x-team-id']) {
    const headers = { ...plainHeaders(), [header]: name };
    for (const url of ['/api/tariffs', '/api/forms', '/api/users/me'])
      expect((await t.app.inject({ url, headers })).json()).toMatchObject({
        status: 400,
        referenceCode: 1002,
      });
    expect((await t.app.inject({ url: '/', headers })).statusCode).toBe(200);
  }
  expect([...caught]).toEqual([]);
});

function requestsWith(name: string, operation: DescribedOperation): InjectOptions[] {
  const { method, body, parameters } = operation;
  const query = [name, ...parameters.filter((one) => one.in === 'query').map((one) => one.name)];
  const url = targetOf(operation, encodeURIComponent(name));
  const headers = {
    ...plainHeaders(),
    cookie: `${name}=${name}; fanline-guest=${name}`,
    'x-definition-version': name,
    'idempotency-key': `${name}-${name}`,
  };
  const base = { method: method as NonNullable<InjectOptions['method']>, url, headers }; // as OpenAPI writes them
  const signedIn = { ...base, headers: { ...headers, authorization: `Bearer ${token}` } };
  const json = (payload: unknown) => ({
    ...signedIn,
    payload: payload as NonNullable<InjectOptions['payload']>,
  }); // any JSON
  return [
    { ...base, url: `${url}?${query.map((one) => `${one}=${name}`).join('&')}` },
    signedIn,
    ...(body === undefined ? [] : [json({ [name]: name }), json(filled(body, name)), json([name])]),
  ];
}

/** An object of a schema with the name in every field. */
function filled(schema: unknown, name: string, depth = 0): unknown {
  if (!isRecord(schema) || !isRecord(schema.properties) || depth > 4) return name;
  const entries = Object.entries(schema.properties).map(([key, inner]) => [
    key,
    filled(inner, name, depth + 1),
  ]);
  return Object.fromEntries([...entries, [name, name]]);
}

function plainHeaders() {
  return { 'x-team-id': 'kanarya', 'x-language-code': '1' };
}
