import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageScriptTag } from '../../../src/server/http/page-script.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

interface Operation {
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  parameters?: { in: string }[];
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}

async function operations(): Promise<[string, Operation][]> {
  const { paths } = (await t.app.inject('/api/openapi.json')).json();
  return Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  );
}

test('every route says what its answer looks like', async () => {
  const silent = (await operations())
    .filter(([, { responses }]) => !Object.keys(responses ?? {}).some((status) => status.startsWith('2')))
    .map(([name]) => name);
  expect(silent).toEqual([]);
});

test('every parameter of a path is described', async () => {
  const silent = (await operations())
    .filter(([name, { parameters }]) => name.includes('{') && !parameters?.some((p) => p.in === 'path'))
    .map(([name]) => name);
  expect(silent).toEqual([]);
});

test('a form is described by its rules in force', async () => {
  const document = (await t.app.inject('/api/openapi.json')).json();
  const body = document.paths['/api/auth/login'].post.requestBody.content['application/json'].schema;
  expect(body).toEqual({ $ref: '#/components/schemas/form.auth.login' });
  expect(document.components.schemas['form.auth.login']).toEqual(
    t.definitions.document('auth/login', 'de')?.schema,
  );
});

test('the page for people lists every call and has nothing inline', async () => {
  const page = await t.app.inject('/api/docs');
  expect(page.headers['content-type']).toMatch(/html/);
  for (const [name] of await operations()) expect(page.body).toContain(name.split(' ')[1]);
  expect(page.body.replace(pageScriptTag, '')).not.toMatch(/<script|<style|style=|onclick/);
  expect((await t.app.inject('/api/docs/style.css')).headers['content-type']).toMatch(/^text\/css/);
});

test('health and metrics', async () => {
  expect((await t.app.inject('/health/live')).json()).toEqual({ status: 'ok' });
  expect((await t.app.inject('/health/ready')).json()).toEqual({
    status: 'ok',
    outside: {
      mail: 'ok',
      payments: 'ok',
      porting: 'ok',
      scan: 'ok',
      sms: 'ok',
      logistics: 'ok',
      billingCustomers: 'ok',
      crm: 'ok',
      network: 'ok',
    },
    heldBack: [],
    undeliveredMessages: 0,
    unfinishedTasks: 0,
    jobs: expect.arrayContaining([expect.objectContaining({ name: 'run-lifecycle', lastOutcome: null })]),
  });
  const metrics = await t.app.inject('/metrics');
  expect(metrics.body).toMatch(/^http_requests_total\{status="2xx"\} \d+$/m);
  expect(metrics.body).toMatch(/^outside_system_up\{system="logistics"\} 1$/m);
  expect(metrics.body).toMatch(/^process_uptime_seconds [\d.]+$/m);
});
