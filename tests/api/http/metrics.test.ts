import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ConfigError, loadConfig } from '../../../src/server/config.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { guestWithOrder } from '../../support/orders.ts';

const token = 'a-token-of-the-operator';
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { METRICS_TOKEN: token, CLIENT_DIR: 'tests/support/client' } });
});
afterAll(() => t.close());

const metrics = (authorization?: string, remoteAddress = '127.0.0.1', app = t) =>
  app.app.inject({ url: '/metrics', remoteAddress, headers: authorization ? { authorization } : {} });

test('only who has the token reads the figures; to all others they are not there', async () => {
  expect((await metrics(`Bearer ${token}`, '203.0.113.7')).statusCode).toBe(200);
  for (const wrong of [undefined, 'Bearer', `Bearer ${token}x`, `Basic ${token}`, token])
    expect((await metrics(wrong)).statusCode, wrong).toBe(404);
});

test('without a token set: a machine itself in development, nobody in production', async () => {
  const open = await createTestApp({ db: t.db });
  expect((await metrics(undefined, '127.0.0.1', open)).statusCode).toBe(200);
  expect((await metrics(undefined, '203.0.113.7', open)).statusCode).toBe(404);
  open.deps.config.mode = 'production';
  expect((await metrics(undefined, '127.0.0.1', open)).statusCode).toBe(404);
  await open.close();
});

test('orders are counted: those placed, and those refused', async () => {
  await guestWithOrder(t, '+4917604068801');
  await t.client().post('/api/orders', { forms: {} }, { 'idempotency-key': randomUUID() });
  const { body } = await metrics(`Bearer ${token}`);
  const count = (status: string) =>
    new RegExp(
      `^http_request_seconds_count\\{method="POST",route="/api/orders",status="${status}"\\} (\\d+)$`,
      'm',
    ).exec(body)?.[1];
  expect([count('2xx'), count('4xx')]).toEqual(['1', '1']);
});

test('what a watcher asks for every few seconds reads through no words of forms', async () => {
  const remarks = vi.spyOn(t.deps.definitions, 'remarks');
  for (const url of ['/health/ready', '/metrics']) {
    const answer = await t.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect(answer.statusCode, url).toBe(200);
  }
  expect(remarks).not.toHaveBeenCalled();
});

test('readiness is for everybody; outside systems, messages and jobs are for who has the token', async () => {
  const ready = (authorization?: string) =>
    t.app.inject({ url: '/health/ready', headers: authorization ? { authorization } : {} });
  for (const stranger of [undefined, 'Bearer wrong', `Basic ${token}`])
    expect((await ready(stranger)).json(), stranger).toEqual({ status: 'ok' });
  expect((await ready(`Bearer ${token}`)).json()).toMatchObject({
    status: 'ok',
    outside: { sms: 'ok' },
    undeliveredMessages: 0,
    jobs: expect.any(Array),
  });
});

test('a token that is easily guessed is a faulty setting', () => {
  expect(() => loadConfig({ METRICS_TOKEN: 'short' }, '.')).toThrow(ConfigError);
});

test('the time of requests by route, the delay of the event loop, the jobs; no address of a client', async () => {
  const link = 'a-secret-payment-link-of-somebody';
  await t.app.inject({ url: `/c/${link}`, headers: { accept: 'application/json' } });
  await t.client().get('/api/tariffs');
  const { body } = await metrics(`Bearer ${token}`);
  const labels = 'method="GET",route="/api/tariffs",status="2xx"';
  expect(body).toContain(`http_request_seconds_count{${labels}} 1`);
  expect(body).toContain(`http_request_seconds_bucket{${labels},le="+Inf"} 1`);
  expect(body).toContain('route="/c/:id",status="4xx"');
  expect(body).toMatch(/^event_loop_delay_p99_seconds [\d.]+$/m);
  expect(body).toMatch(/^job_runs_total\{job="run-lifecycle"\} \d+$/m);
  expect(body).not.toMatch(new RegExp(link));
  expect(body).not.toMatch(/127\.0\.0\.1/);
});
