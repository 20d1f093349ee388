import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logNameOf } from '../../../src/server/http/request-log.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { customer, logIn, password } from '../../support/people.ts';
import { stepUp } from '../../support/step-up.ts';

interface Line {
  route?: string;
  statusCode?: number;
  referenceCode?: number;
  account?: string;
}

let log = '';
let t: TestApp;
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  t = await createTestApp({ log: { level: 'info', stream } });
});
afterAll(() => t.close());

/** The lines about a route since the last question. */
function linesOf(route: string): Line[] {
  const lines: Line[] = log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  log = '';
  return lines
    .filter((line) => line.route === route)
    .map(({ statusCode, referenceCode, account }) => ({ statusCode, referenceCode, account }));
}

test('who came in, who was refused and why, under a name that only the operator can make', async () => {
  const { client, userId, form } = await customer(t, 'anna');
  const anna = logNameOf(t.deps.config, userId);
  expect(linesOf('/api/auth/register')).toEqual([{ statusCode: 201, account: anna }]);

  const login = (username: string, secret: string) =>
    t.client().post('/api/auth/login', { username, password: secret });
  await login('anna@example.org', password);
  await login(form.contact.phone, 'Wrong-pass1');
  await login('nobody@example.org', 'Wrong-pass1');
  expect(linesOf('/api/auth/login')).toEqual([
    { statusCode: 200, account: anna },
    { statusCode: 401, referenceCode: 1004, account: anna },
    { statusCode: 401, referenceCode: 1004 },
  ]);

  await client.post('/api/auth/step-up', { way: 'password', password: 'Wrong-pass1' });
  await stepUp(client);
  expect(linesOf('/api/auth/step-up')).toEqual([
    { statusCode: 422, referenceCode: 1100, account: anna },
    { statusCode: 200, account: anna },
  ]);

  await client.get(`/api/orders/${randomUUID()}`);
  expect(linesOf('/api/orders/:id')).toEqual([
    { statusCode: 404, referenceCode: expect.any(Number), account: anna },
  ]);
  for (const secret of [userId, form.contact.phone, 'anna@']) expect(log).not.toContain(secret);
});

test('a refresh token that is used twice is seen, with its owner', async () => {
  const { client, userId } = await customer(t, 'bora');
  const tab = await logIn(t.client(), 'bora@example.org');
  const stolen = new Map(tab.cookies);
  expect((await tab.post('/api/auth/refresh')).status).toBe(200);
  t.pass({ minutes: 1 });
  expect((await tab.post('/api/auth/refresh')).status).toBe(200);
  const thief = t.client();
  for (const [name, value] of stolen) thief.cookies.set(name, value);
  log = '';
  expect((await thief.post('/api/auth/refresh')).status).toBe(401);
  expect(linesOf('/api/auth/refresh')).toEqual([
    { statusCode: 401, referenceCode: 1005, account: logNameOf(t.deps.config, userId) },
  ]);
  expect(client.token).toBeDefined();
});

test('another secret makes other names: they cannot be compared across systems', async () => {
  const other = { ...t.deps.config, secret: 'another-secret-of-at-least-32-bytes' };
  expect(logNameOf(other, 'x')).not.toBe(logNameOf(t.deps.config, 'x'));
  expect(logNameOf(t.deps.config, 'x')).toMatch(/^[\w-]{22}$/);
});
