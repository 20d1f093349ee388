import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { loadConfig } from '../../../src/server/config.ts';
import { limitBodyTime } from '../../../src/server/http/body-time.ts';
import { rememberSenders } from '../../../src/server/http/broken-request.ts';
import { refuseNoRequest } from '../../../src/server/http/client-error.ts';
import { limitConnections, slowSenders } from '../../../src/server/http/connection-limits.ts';
import { endConnections } from '../../../src/server/http/end-connections.ts';
import { loadWords } from '../../../src/server/infra/mail/words.ts';
import { loadTeams } from '../../../src/server/infra/teams.ts';
import { ROOT } from '../../support/definitions.ts';
import { listeningPort, rawText } from '../../support/raw-request.ts';

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

async function listening(env: Record<string, string>): Promise<number> {
  const config = loadConfig({ NODE_ENV: 'test', ...env }, ROOT);
  const clientErrorHandler = refuseNoRequest({ words: loadWords(ROOT), teams: loadTeams(ROOT), config });
  const app = fastify({ ...slowSenders(config), clientErrorHandler });
  opened.push(app);
  endConnections(app);
  rememberSenders(app);
  limitBodyTime(app, config);
  limitConnections(app, config);
  app.post('/', async () => {
    await sleep(300);
    return 'done';
  });
  return listeningPort(app);
}

const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 4\r\n';
const halfSent = {
  nothing: '',
  'half of the headers': 'POST / HTTP/1.1\r\nhost: a\r\nx-y: ',
  'half of the body': `${head}\r\nab`,
};

test.each(Object.entries(halfSent))('who sends %s and waits is cut off with 408', async (_name, text) => {
  const port = await listening({ REQUEST_SECONDS: '0.6' });
  const startedAt = performance.now();
  const answer = await rawText(port, text);
  expect(performance.now() - startedAt).toBeLessThan(5000);
  expect(answer.status).toBe(408);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/problem+json; charset=utf-8' });
  expect(JSON.parse(answer.body)).toMatchObject({
    status: 408,
    referenceCode: -1,
    detail: /* a sentence */ expect.stringMatching(/ .*\./),
  });
});

const opensPage =
  'POST / HTTP/1.1\r\nhost: a\r\naccept: text/html\r\ncontent-type: text/plain\r\ncontent-length: 4\r\n\r\nab';

test('a browser whose form does not arrive to its end gets a page', async () => {
  const port = await listening({ REQUEST_SECONDS: '0.6', TEAM: 'aslan' });
  const answer = await rawText(port, opensPage);
  expect([answer.status, answer.headers['content-type']]).toEqual([408, 'text/html; charset=utf-8']);
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
  expect(answer.body).toMatch(/<html lang="de".*Aslan.*Die Anfrage kam nicht rechtzeitig/s);
});

test('who sends a byte now and then is cut off as well', async () => {
  const port = await listening({ REQUEST_SECONDS: '0.6' });
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('POST / HTTP/1.1\r\nhost: a\r\n');
  const drip = setInterval(() => socket.write('x: y\r\n'), 50);
  expect(await Promise.race([closed.then(() => 'cut off'), sleep(5000, 'still open')])).toBe('cut off');
  clearInterval(drip);
});

test.each(Object.entries(halfSent))('an orderly end does not wait for %s', async (_name, text) => {
  const port = await listening({});
  const socket = connect({ port, host: '127.0.0.1' }).on('error', () => undefined);
  socket.write(text);
  await sleep(100);
  const closed = opened[0]?.close().then(() => 'closed');
  expect(await Promise.race([closed, sleep(4000, 'still open')])).toBe('closed');
});

test('an orderly end waits for a request that has arrived', async () => {
  const port = await listening({});
  const answer = rawText(port, `${head}connection: close\r\n\r\nabcd`);
  await sleep(100);
  await opened[0]?.close();
  expect((await answer).body).toBe('done');
});

test('an address has so many connections, another address its own', async () => {
  const port = await listening({ CONNECTIONS_PER_ADDRESS: '2' });
  const good = 'POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';
  const statusOf = async (from: string) => (await rawText(port, good, from)).status;
  const many = await Promise.all(Array.from({ length: 5 }, () => statusOf('127.0.0.2')));
  expect(many.filter((status) => status === 200)).toHaveLength(2);
  expect(await Promise.all([statusOf('127.0.0.2'), statusOf('127.0.0.3')])).toEqual([200, 200]);
});
