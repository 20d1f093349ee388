import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { longWork } from '../../../src/server/http/long-work.ts';

const silentMs = 300;
const workMs = 4 * silentMs;

test('a proof that takes longer than a connection may be silent is answered', async () => {
  const app = fastify({ connectionTimeout: silentMs });
  app.post('/long', async (request) => longWork(request, () => wait(workMs, { proved: true })));
  app.post('/short', async () => wait(workMs, { proved: true }));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const ask = (path: string) => fetch(url + path, { method: 'POST' });
  expect(await (await ask('/long')).json()).toEqual({ proved: true });
  await expect(ask('/short')).rejects.toThrow();
  await app.close();
});
