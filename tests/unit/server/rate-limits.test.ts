import { type FastifyInstance, fastify } from 'fastify';
import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from '../../../src/server/config.ts';
import { clientOfProxies } from '../../../src/server/http/client-of-proxies.ts';
import { RateLimits } from '../../../src/server/http/rate-limit.ts';
import { markCalls } from '../../../src/server/http/route-kind.ts';
import { networkOf } from '../../../src/server/infra/address-key.ts';

interface Sent {
  remoteAddress?: string;
  headers?: Record<string, string>;
  url?: string;
}

/** An app with nothing but the limits. A header names the caller; `made-up` belongs to nobody. */
function limited(env: Record<string, string>, now = () => new Date(0)) {
  const config = loadConfig({ NODE_ENV: 'test', ...env }, '.');
  const app = fastify({ trustProxy: clientOfProxies(config.trustProxy) });
  const seen = { lookups: 0 };
  markCalls(app);
  new RateLimits({ clock: now, config, definitions: { pages: () => [] } }).install(app, {
    claimOf: ({ headers }) => headers.claim?.toString(),
    callerOf: async ({ headers }) => {
      seen.lookups += 1;
      if (headers.claim === 'broken') throw new Error('The database does not answer.');
      return headers.claim === 'made-up' ? undefined : String(headers.claim).replace(/\d+$/, '');
    },
  });
  for (const url of ['/api/x', '/page']) app.get(url, async () => 'good');
  return { app, seen };
}

/** How many of so many requests are answered. */
async function answered(app: FastifyInstance, count: number, requestAt: (at: number) => Sent) {
  let good = 0;
  for (let at = 0; at < count; at++) {
    const { statusCode } = await app.inject({ url: '/api/x', ...requestAt(at) });
    if (statusCode === 200) good += 1;
  }
  return good;
}

test('a caller counts alone, by account and not by token; strangers count together', async () => {
  const { app } = limited({ RATE_LIMIT_PER_MINUTE: '4', RATE_LIMIT_STRANGERS: '2' });
  const as = (claim: string) => (at: number) => ({ headers: { claim: claim + at } });
  expect(await answered(app, 9, as('anna'))).toBe(4);
  expect(await answered(app, 9, () => ({ headers: { claim: 'made-up' } }))).toBe(2);
  expect(await answered(app, 9, () => ({}))).toBe(0);
  expect(await answered(app, 9, as('ben'))).toBe(4);
});

test('a known caller is looked up once a minute, and a failing lookup counts for the address', async () => {
  const time = { now: 0 };
  const { app, seen } = limited({ RATE_LIMIT_STRANGERS: '2' }, () => new Date(time.now));
  expect(await answered(app, 5, () => ({ headers: { claim: 'anna' } }))).toBe(5);
  expect(seen.lookups).toBe(1);
  time.now = 61_000;
  expect(await answered(app, 1, () => ({ headers: { claim: 'anna' } }))).toBe(1);
  expect(seen.lookups).toBe(2);
  expect(await answered(app, 5, () => ({ headers: { claim: 'broken' } }))).toBe(2);
});

test('an address has a limit over all, whoever its callers are; nothing is looked up above it', async () => {
  const { app, seen } = limited({ RATE_LIMIT_PER_ADDRESS: '5' });
  const someone = (at: number) => ({ headers: { claim: `${'abcdefghij'[at]}` } });
  expect(await answered(app, 10, someone)).toBe(5);
  expect(seen.lookups).toBe(5);
  expect(await answered(app, 1, () => ({ url: '/page' }))).toBe(0);
});

test('an address of IPv6 counts by its /64, and IPv4 in IPv6 as IPv4', async () => {
  const { app } = limited({ RATE_LIMIT_STRANGERS: '4' });
  const from = (remoteAddress: string) => () => ({ remoteAddress });
  expect(await answered(app, 8, (at) => ({ remoteAddress: `2001:db8:1:2:${at}::${at}` }))).toBe(4);
  expect(await answered(app, 1, from('2001:db8:1:3::1'))).toBe(1);
  expect(await answered(app, 4, from('::ffff:198.51.100.7'))).toBe(4);
  expect(await answered(app, 1, from('198.51.100.7'))).toBe(0);
});

const proxy = '10.0.0.1';
test.each([
  ['no proxy: the header means nothing', undefined, '127.0.0.1', 0],
  ['one hop', '1', proxy, 4],
  ['an address', proxy, proxy, 4],
  ['networks', '10.0.0.0/8, uniquelocal', proxy, 4],
  ['a network, past the proxy', '10.0.0.0/8', '192.0.2.9', 0],
])('X-Forwarded-For with %s', async (_case, trusted, remoteAddress, ofAnother) => {
  const { app } = limited({ RATE_LIMIT_STRANGERS: '4', ...(trusted ? { TRUST_PROXY: trusted } : {}) });
  // A client forges the first addresses; its proxy adds the one that it sees.
  const through = (seen: string) => (at: number) => ({
    remoteAddress,
    headers: { 'x-forwarded-for': `192.0.2.${at}, 203.0.113.${at}, ${seen}` },
  });
  expect(await answered(app, 20, through('198.51.100.1'))).toBe(4);
  expect(await answered(app, 20, through('198.51.100.2'))).toBe(ofAnother);
});

test('two hops: the address that the outer proxy saw', async () => {
  const { app } = limited({ RATE_LIMIT_STRANGERS: '4', TRUST_PROXY: '2' });
  const through = (seen: string) => (at: number) => ({
    remoteAddress: proxy,
    headers: { 'x-forwarded-for': `192.0.2.${at}, ${seen}, 192.0.2.1` },
  });
  expect(await answered(app, 20, through('198.51.100.1'))).toBe(4);
  expect(await answered(app, 20, through('198.51.100.2'))).toBe(4);
});

test.each(['10', 'yes', '10.0.0.0/99', '::/129', '10.0.0.1;10.0.0.2', '-1', ','])(
  'TRUST_PROXY=%s is a faulty setting',
  (value) => {
    expect(() => loadConfig({ TRUST_PROXY: value }, '.')).toThrow(ConfigError);
  },
);

test('the log names a network, not an address', () => {
  const networks = ['198.51.100.77', '::ffff:198.51.100.77', '2001:db8:1:2::3', 'text'].map(networkOf);
  expect(networks).toEqual(['198.51.100.0/24', '198.51.100.0/24', '2001:db8:1::/48', 'unknown']);
});
