import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { endConnections } from '../../../src/server/http/end-connections.ts';

it('a connection that was at work when the closing began, and is kept alive, does not hold the server up', async () => {
  const app = fastify();
  endConnections(app);
  app.get('/slow', async () => {
    await sleep(300);
    return 'done';
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    get(`${address}/slow`, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    }).once('error', reject);
  });
  await sleep(100);
  const closed = app.close().then(() => 'closed');
  expect(await answered).toBe(200);
  expect(await Promise.race([closed, sleep(3000, 'still open')])).toBe('closed');
  agent.destroy();
});
