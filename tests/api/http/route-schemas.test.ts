import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { requireSchemas } from '../../../src/server/http/route-schemas.ts';
import { createTestApp } from '../../support/app.ts';

const response = { 200: { type: 'object' } };

function appWith(method: 'GET' | 'POST', url: string, schema: object | undefined) {
  const app = fastify();
  requireSchemas(app);
  app.route({ method, url, ...(schema ? { schema } : {}), handler: async () => ({}) });
  return app;
}

test('a route whose answer or parameters are not described does not start', () => {
  expect(() => appWith('GET', '/x', undefined)).toThrow('GET /x has no schema for its answer.');
  expect(() => appWith('GET', '/x/:id', { response })).toThrow('its parameters');
  expect(() => appWith('GET', '/x/:id', { response, params: { type: 'object' } })).not.toThrow();
});

test('a write that describes no body takes none', async () => {
  const app = appWith('POST', '/x', { response });
  const post = (payload?: object) =>
    app.inject({ method: 'POST', url: '/x', ...(payload ? { payload } : {}) });
  expect((await post()).statusCode).toBe(200);
  expect((await post({})).statusCode).toBe(200);
  expect((await post({ a: 1 })).statusCode).toBe(400);
});

test('the schemas of all routes can be compiled', async () => {
  const t = await createTestApp({
    eagerSchemas: true,
    withReleases: true,
    env: { WORKBENCH: '1', DEFINITIONS_FROM: 'release' },
  });
  await t.app.ready();
  await t.close();
});
