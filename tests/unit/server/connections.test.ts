import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadConfig } from '../../../src/server/config.ts';
import { limitBodyTime } from '../../../src/server/http/body-time.ts';
import { rememberSenders } from '../../../src/server/http/broken-request.ts';
import { refuseNoRequest } from '../../../src/server/http/client-error.ts';
import { clientOfProxies } from '../../../src/server/http/client-of-proxies.ts';
import {
  limitConnections,
  limitRequestsUnderWay,
  requestsUnderWay,
  slowClients,
} from '../../../src/server/http/connection-limits.ts';
import { endConnections } from '../../../src/server/http/end-connections.ts';
import { loadWords } from '../../../src/server/infra/mail/words.ts';
import { loadTeams } from '../../../src/server/infra/teams.ts';
import { longestSilence } from '../../../src/server/infra/uploads/sending-pace.ts';
import { ROOT } from '../../support/definitions.ts';
import { lastAnswer, listeningPort, rawRequest, rawText } from '../../support/raw-request.ts';

/** More than what the sockets of both sides hold back. */
const large = Array.from({ length: 500 }, () => 'x'.repeat(60_000));

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

async function listening(env: Record<string, string>): Promise<number> {
  const config = loadConfig({ NODE_ENV: 'test', ...env }, ROOT);
  const clientErrorHandler = refuseNoRequest({ words: loadWords(ROOT), teams: loadTeams(ROOT), config });
  const trustProxy = clientOfProxies(config.trustProxy);
  const app = fastify({ ...slowClients(config), clientErrorHandler, trustProxy });
  opened.push(app);
  endConnections(app);
  rememberSenders(app);
  limitBodyTime(app, config);
  limitConnections(app, config);
  limitRequestsUnderWay(app, requestsUnderWay(config));
  app.get('/large', (_request, reply) => reply.send(Readable.from(large, { objectMode: false })));
  app.get('/large-at-once', (_request, reply) => reply.send(large.join('')));
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

const program = 'application/problem+json; charset=utf-8';
const person = 'text/html; charset=utf-8';

test.each([
  ['nothing', halfSent.nothing, person],
  ['half of the headers', halfSent['half of the headers'], person],
  ['half of the headers after a whole request', `${head}\r\nabcdGET / HTTP/1.1\r\nx-y: `, person],
  ['half of the body', halfSent['half of the body'], program],
  ['half of the body after a whole request', `${head}\r\nabcd${head}\r\nab`, program],
])('who sends %s and waits is cut off with 408', async (_name, text, type) => {
  const port = await listening({ REQUEST_SECONDS: '0.6' });
  const startedAt = performance.now();
  const answer = await lastAnswer(port, [text]);
  expect(performance.now() - startedAt).toBeLessThan(5000);
  expect([answer.status, answer.headers['content-type']]).toEqual([408, type]);
  if (type === person) expect(answer.body).toMatch(/Kanarya.*Die Anfrage kam nicht rechtzeitig/s);
  else
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

/** Asks for a large answer and takes none of it. */
async function unread(port: number): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' }).on('error', () => undefined);
  socket.pause();
  socket.write('GET /large HTTP/1.1\r\nhost: a\r\n\r\n');
  await sleep(200);
}

test('who takes nothing of an answer is cut off', async () => {
  const port = await listening({ REQUEST_SECONDS: '0.6', UPLOAD_SECONDS: '1' });
  await unread(port);
  expect(await open()).toBe(1);
  await expect.poll(open, { timeout: 5000 }).toBe(0);
});

test.each([
  ['20', '120'],
  ['0.5', '6'],
  ['5', '140'],
  ['600', '1'],
])(
  'with %s s for a request and %s s for a file, who stalls is told before the line ends',
  (request, file) => {
    const config = loadConfig({ NODE_ENV: 'test', REQUEST_SECONDS: request, UPLOAD_SECONDS: file }, ROOT);
    const told = Math.max(longestSilence(config.uploads), config.connections.requestSeconds) * 1000;
    const spare = config.connections.requestSeconds * 1000;
    expect(slowClients(config).connectionTimeout).toBeGreaterThanOrEqual(told + spare);
  },
);

test('an orderly end does not wait for who takes nothing of an answer', async () => {
  const port = await listening({});
  await unread(port);
  const closed = opened[0]?.close().then(() => 'closed');
  expect(await Promise.race([closed, sleep(4000, 'still open')])).toBe('closed');
});

/** Counts the bytes of an answer that is taken piece by piece. */
function takenSlowly(port: number, path: string) {
  const socket = connect({ port, host: '127.0.0.1' });
  const taken = { bytes: 0, closed: once(socket, 'close') };
  socket.on('data', (chunk) => {
    taken.bytes += chunk.length;
    socket.pause();
    setTimeout(() => socket.resume(), 1);
  });
  socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`);
  return taken;
}

/** A connection that waits for a further request. */
async function kept(port: number) {
  const socket = connect({ port, host: '127.0.0.1' });
  const closed = once(socket, 'close');
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\n\r\n');
  await once(socket, 'data');
  return { closed };
}

test('a flood of new connections looks for idle ones ten times a second at most', async () => {
  const port = await listening({ CONNECTIONS: '1' });
  const server = opened[0]?.server;
  if (!server) throw new Error('No server listens.');
  const looked = vi.spyOn(server, 'closeIdleConnections');
  const working = rawText(port, good);
  await expect.poll(open).toBe(1);
  const began = performance.now();
  await Promise.all(Array.from({ length: 60 }, () => rawText(port, good)));
  const seconds = (performance.now() - began) / 1000;
  expect(looked.mock.calls.length).toBeGreaterThan(0);
  expect(looked.mock.calls.length).toBeLessThanOrEqual(1 + seconds * 10);
  expect((await working).status).toBe(200);
});

// An answer of one piece is complete in memory long before it has been sent.
describe.each(['/large', '/large-at-once'])('who takes %s slowly gets all of it', (path) => {
  test('at an orderly end', async () => {
    const taken = takenSlowly(await listening({}), path);
    await sleep(50);
    await opened[0]?.close();
    await taken.closed;
    expect(taken.bytes).toBeGreaterThan(large.join('').length);
  });

  test('while idle connections give way to new ones', async () => {
    const port = await listening({ CONNECTIONS: '2' });
    const taken = takenSlowly(port, path);
    const idle = await kept(port);
    await expect.poll(() => taken.bytes).toBeGreaterThan(0);
    // The first new ones are dropped, until the idle one has gone.
    await expect.poll(async () => (await rawText(port, good)).status).toBe(200);
    await idle.closed;
    await expect.poll(() => taken.bytes, { timeout: 10_000 }).toBeGreaterThan(large.join('').length);
  });
});

const open = () =>
  new Promise<number>((resolve) => opened[0]?.server.getConnections((_error, count) => resolve(count)));

test('an orderly end waits for a request that has arrived', async () => {
  const port = await listening({});
  const answer = rawText(port, `${head}connection: close\r\n\r\nabcd`);
  await sleep(100);
  await opened[0]?.close();
  expect((await answer).body).toBe('done');
});

const good = 'POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

test('an address has so many connections, another address its own', async () => {
  const port = await listening({ CONNECTIONS_PER_ADDRESS: '2' });
  const statusOf = async (from: string) => (await rawText(port, good, from)).status;
  const many = await Promise.all(Array.from({ length: 5 }, () => statusOf('127.0.0.2')));
  expect(many.filter((status) => status === 200)).toHaveLength(2);
  expect(await Promise.all([statusOf('127.0.0.2'), statusOf('127.0.0.3')])).toEqual([200, 200]);
});

describe('behind a proxy', () => {
  const by = (client: string) =>
    rawRequest(port, { method: 'POST', target: '/', headers: { 'x-forwarded-for': client } });
  let port = 0;

  test('a client has so many requests under way, another client its own', async () => {
    port = await listening({ TRUST_PROXY: '1', CONNECTIONS_PER_ADDRESS: '2' });
    const many = await Promise.all(Array.from({ length: 5 }, () => by('192.0.2.1')));
    expect(many.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
    expect(many.find(({ status }) => status === 429)?.headers.connection).toBe('close');
    // What the client itself writes there changes nothing.
    const forged = await Promise.all([1, 2, 3].map((n) => by(`203.0.113.${n}, 192.0.2.1`)));
    expect(forged.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    const all = await Promise.all([by('192.0.2.1'), by('192.0.2.1'), by('192.0.2.2')]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('half-sent bodies are under way until they are cut off', async () => {
    port = await listening({ TRUST_PROXY: '1', CONNECTIONS_PER_ADDRESS: '2', REQUEST_SECONDS: '0.8' });
    const half = `${head}x-forwarded-for: 192.0.2.1\r\n\r\nab`;
    const slow = [rawText(port, half), rawText(port, half)];
    await sleep(200);
    expect([(await by('192.0.2.1')).status, (await by('192.0.2.2')).status]).toEqual([429, 200]);
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([408, 408]);
    expect((await by('192.0.2.1')).status).toBe(200);
  });

  test('all connections have a limit, the proxy’s too', async () => {
    port = await listening({ TRUST_PROXY: '1', CONNECTIONS: '3' });
    const many = await Promise.all(Array.from({ length: 5 }, (_, n) => by(`192.0.2.${n}`)));
    expect(many.map(({ status }) => status).sort()).toEqual([0, 0, 200, 200, 200]);
    expect((await by('192.0.2.9')).status).toBe(200);
  });
});

test('who only waits gives way when all connections are taken', async () => {
  const port = await listening({ CONNECTIONS: '2' });
  const idle = [1, 2].map(() => connect({ port, host: '127.0.0.1' }).on('error', () => undefined));
  for (const socket of idle) {
    socket.write(good.replace('connection: close\r\n', ''));
    await once(socket, 'data');
  }
  const ended = Promise.all(idle.map((socket) => once(socket, 'close')));
  expect((await rawText(port, good)).status).toBe(0);
  await ended;
  expect((await rawText(port, good)).status).toBe(200);
});
