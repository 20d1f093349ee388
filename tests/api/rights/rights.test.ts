import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { alike, blindness } from './alike.ts';
import { type Cast, callerNames, cast } from './callers.ts';
import { endsSessions, examplesOfOperations, last, send, verdictOf } from './requests.ts';

/** The expected answer of each operation to each caller, in the order of `callerNames`. */
const rights: Record<string, string[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'rights.json'), 'utf8'),
);

let t: TestApp;
let given: Cast;
let operations: string[];
let examples: Map<string, unknown>;
beforeAll(async () => {
  t = await createTestApp();
  given = await cast(t);
  const { paths }: { paths: Record<string, Record<string, unknown>> } = (
    await t.app.inject('/api/openapi.json')
  ).json();
  examples = await examplesOfOperations(paths);
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  // Sorted, so that a new route does not change what was done before the others.
  operations = [...all.filter((operation) => !last.includes(operation)).sort(), ...last];
});
afterAll(() => t.close());

test('every operation is in the table, and no other', () => {
  expect(Object.keys(rights).sort()).toEqual([...operations].sort());
});

test('each row tells callers apart and gives the owner something, or has a reason', () => {
  const blind = Object.entries(rights).flatMap(([operation, verdicts]) => {
    const fault = blindness(operation, verdicts);
    return fault && !Object.hasOwn(alike, operation) ? [`${operation} ${fault}`] : [];
  });
  expect(blind).toEqual([]);
  // A reason that is not needed any more hides the next blind row.
  expect(Object.keys(alike).filter((one) => !blindness(one, rights[one] ?? []))).toEqual([]);
});

test.each([
  [['404', '404', '401', '401', '404', '404', '404', '404'], 'refuses the owner'],
  [['401', '401', '401', '401', '404', '404', '404', '404'], 'refuses the owner'],
  [['401', '401', '401', '401', '200', '200', '200', '200'], 'tells no customers apart'],
  [['200', '200', '200', '200', '200', '200', '200', '200'], 'has one answer for all'],
  [['401', '401', '401', '401', '404', '404', '409 1115', '409 1115'], undefined],
  [['401', '401', '401', '401', '404', '404', '403 1112', '200'], undefined],
])('the row %j: %s', (verdicts, fault) => {
  expect(blindness('GET /api/things/{id}', verdicts)).toBe(fault);
});

test('nobody but its holder gives a held number back', async () => {
  const { callers, ids } = given;
  for (const name of ['nobody', 'guest', 'otherTeam', 'other'] as const)
    await callers[name].post(`/api/phone-registries/${ids.number}/release`);
  expect((await callers.customer.post(`/api/phone-registries/${ids.number}/extend`)).status).toBe(200);
});

test('each caller gets what the table says', async () => {
  const found: Record<string, string[]> = {};
  for (const operation of operations) {
    // Of two codes of one moment chance would decide which is the newer one.
    t.pass({ seconds: 1 });
    const verdicts: string[] = [];
    for (const name of callerNames)
      verdicts.push(verdictOf(await send(given.callers[name], operation, given.ids, examples)));
    found[operation] = verdicts;
    if (endsSessions.includes(operation)) await given.logInAgain();
  }
  expect(found).toEqual(rights);
}, 180_000);
