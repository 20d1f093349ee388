import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '../../../src/server/config.ts';
import { clientOfProxies } from '../../../src/server/http/client-of-proxies.ts';
import { type Around, sendReadyAnswers } from '../../../src/server/http/ready/ready-answers.ts';
import { ROOT } from '../../support/definitions.ts';
import { listeningPort, type RawRequest, rawRequest } from '../../support/raw-request.ts';

let app: FastifyInstance;
let port: number;
/** How often the framework was asked. */
let asked: number;
let isRight: boolean;
let admits: boolean;
let hasPlace: boolean;
/** What the closing waits for. */
let held: Promise<void>;
let noted: Parameters<Around['note']>[0][];

async function open(env: Record<string, string> = {}): Promise<void> {
  const config = loadConfig({ NODE_ENV: 'test', ...env }, ROOT);
  app = fastify({ trustProxy: clientOfProxies(config.trustProxy) });
  sendReadyAnswers(app, {
    config,
    underWay: { take: () => hasPlace },
    admit: () => admits,
    note: (answered) => noted.push(answered),
    newId: () => 'an id',
  });
  app.addHook('preClose', () => held);
  app.addHook('onRequest', async () => {
    asked += 1;
  });
  for (const path of ['/page/:name', '/page/:name/cookie', '/page/:name/missing'])
    app.get(path, async (request, reply) => {
      reply.isStillRight = () => isRight;
      if (path.endsWith('cookie')) reply.header('set-cookie', 'a=b');
      if (path.endsWith('missing')) reply.code(404);
      reply.header('x-ip', request.ip).type('text/plain');
      return reply.send(Buffer.from(`page ${asked}`));
    });
  app.get('/text', async (_request, reply) => {
    reply.isStillRight = () => true;
    return 'text';
  });
  app.get('/other', async () => Buffer.from('other'));
  port = await listeningPort(app);
}

beforeEach(async () => {
  [asked, isRight, admits, hasPlace, noted] = [0, true, true, true, []];
  held = Promise.resolve();
  await open();
});
afterEach(() => app.close());

const get = (target = '/page/a', request: Partial<RawRequest> = {}) =>
  rawRequest(port, { target, ...request });
const withoutDate = ({
  headers: { date: _date, ...headers },
  ...answer
}: Awaited<ReturnType<typeof get>>) => ({
  ...answer,
  headers,
});

test('the same request gets the same answer, and the framework is not asked again', async () => {
  const first = await get();
  const second = await get();
  expect(withoutDate(second)).toEqual(withoutDate(first));
  expect([first.body, asked]).toEqual(['page 1', 1]);
});

test('it is noted as the framework would: the pattern of its route, and whom it was for', async () => {
  await get();
  await get();
  await expect
    .poll(() => noted)
    .toEqual([
      {
        reqId: 'an id',
        method: 'GET',
        route: '/page/:name',
        statusCode: 200,
        ms: expect.any(Number),
        ip: '127.0.0.1',
      },
    ]);
});

test('an answer that is not right any more is made anew', async () => {
  await get();
  isRight = false;
  expect((await get()).body).toBe('page 2');
});

test.each<[string, string, Partial<RawRequest>]>([
  ['another address', '/page/b', {}],
  ['another query', '/page/a?b', {}],
  ['other encodings', '/page/a', { headers: { 'accept-encoding': 'br' } }],
  ['another theme', '/page/a', { headers: { cookie: 'a=b; fanline-color-scheme=light' } }],
  ['a session', '/page/a', { headers: { cookie: '__Host-fanline-session=1; a=b' } }],
  ['a session in another spelling', '/page/a', { headers: { cookie: 'fanline-session =1' } }],
  ['a theme in another spelling', '/page/a', { headers: { cookie: 'a=b;\tfanline-color-scheme=light' } }],
  ['another method', '/page/a', { method: 'HEAD' }],
  ['a body', '/page/a', { headers: { 'content-length': '0' } }],
  ['a copy', '/page/a', { headers: { 'if-none-match': '"x"' } }],
  ['a range', '/page/a', { headers: { range: 'bytes=0-1' } }],
  ['a token', '/page/a', { headers: { authorization: 'Bearer x' } }],
  ['a language', '/page/a', { headers: { 'x-language-code': '2' } }],
  ['a brand', '/page/a', { headers: { 'x-team-id': 'aslan' } }],
  ['an older version', '/page/a', { version: '1.0' }],
])('a request with %s is not the same', async (_what, target, request) => {
  await get();
  await get(target, request);
  expect(asked).toBe(2);
});

test.each([
  ['fanline-session =1', undefined],
  ['fanline-color-scheme =light', undefined],
  ['x__Host-fanline-color-scheme=light', '__Host-fanline-color-scheme=light'],
  ['a=fanline-session=1', 'fanline-session=1'],
])('what is answered to the cookie "%s" is for its sender alone', async (cookie, other) => {
  await get('/page/a', { headers: { cookie } });
  await get('/page/a', other === undefined ? {} : { headers: { cookie: other } });
  expect(asked).toBe(2);
});

test('a cookie that pages do not differ by changes nothing', async () => {
  await get('/page/a', { headers: { cookie: 'fanline-guest=1; fanline-color-scheme=light' } });
  await get('/page/a', { headers: { cookie: 'fanline-color-scheme=light; fanline-guest=2' } });
  expect(asked).toBe(1);
});

test.each(['/page/a/cookie', '/page/a/missing', '/text', '/other'])('%s is not kept', async (target) => {
  await get(target);
  await get(target);
  expect(asked).toBe(2);
});

test('who has asked too often is left to the framework, which refuses in words', async () => {
  await get();
  admits = false;
  await get();
  expect(asked).toBe(2);
});

test('a client with too many requests under way is left to it, too', async () => {
  await get();
  hasPlace = false;
  await get();
  expect(asked).toBe(2);
});

test('while the server closes, the framework refuses', async () => {
  await get();
  let letGo = () => {};
  held = new Promise((resolve) => {
    letGo = resolve;
  });
  const closing = app.close();
  await expect.poll(async () => (await get()).status).toBe(503);
  letGo();
  await closing;
});

describe('behind proxies', () => {
  const ways = ['', '10.0.0.1', '10.0.0.1, 10.0.0.2', ' 10.0.0.1 ,, 10.0.0.2,10.0.0.3 '];

  test.each(['1', '2', '3'])(
    '%s of them: the client is the one that the framework finds',
    async (proxies) => {
      await app.close();
      await open({ TRUST_PROXY: proxies });
      await get();
      for (const way of ways) {
        const headers = { 'x-forwarded-for': way };
        await get('/page/a', { headers });
        const found = (await get('/page/a', { headers: { ...headers, 'if-none-match': '"x"' } })).headers[
          'x-ip'
        ];
        await expect.poll(() => noted.at(-1)?.ip).toBe(found);
      }
      expect(asked).toBe(1 + ways.length);
    },
  );

  test('networks are matched by the framework alone', async () => {
    await app.close();
    await open({ TRUST_PROXY: '127.0.0.0/8' });
    await get();
    await get();
    expect(asked).toBe(2);
  });
});
