import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from '../../../src/server/config.ts';

const load = (env: Record<string, string>) => loadConfig(env, '/project');
const faultsOf = (env: Record<string, string>) => {
  try {
    load(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
};

test('nothing has to be set', () => {
  expect(load({})).toMatchObject({
    mode: 'development',
    host: '127.0.0.1',
    port: 3000,
    team: 'kanarya',
    dataDir: '/project/.data',
    clientDir: '/project/dist/client/kanarya',
    publicUrl: 'http://127.0.0.1:3000',
    secureCookies: false,
    embedded: { database: true, demoData: true, devPages: true },
    session: { accessTokenSeconds: 900 },
  });
});

test('each faulty setting is told in a sentence, all at once', () => {
  expect(
    faultsOf({ PORT: '80a', TEAM: 'panther', NODE_ENV: 'prod', OTP_TRIES: '0', REVEAL_ACCOUNTS: 'yes' }),
  ).toEqual([
    'NODE_ENV must be one of development, production, test, but is "prod".',
    'PORT must be a whole number from 0 to 65535, but is "80a".',
    'TEAM must be one of kanarya, aslan, kartal, firtina, but is "panther".',
    'REVEAL_ACCOUNTS must be one of 0, 1, but is "yes".',
    'OTP_TRIES must be a whole number from 1 to 20, but is "0".',
  ]);
});

test('the sentence about an address does not repeat it: it may hold a password', () => {
  const [fault] = faultsOf({ DATABASE_URL: 'mysql://me:geheim@db/x' });
  expect(fault).toMatch(/^DATABASE_URL must be an address that starts with postgres/);
  expect(fault).not.toMatch(/geheim/);
});

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://db/fanline?sslmode=verify-full',
  APP_SECRET: 'q8HqzUvVb0G6rOQkq3ZKk2x2mW5n0JcT1sYlF7dEhPo=',
  PUBLIC_URL: 'https://fanline.example',
  TRUST_PROXY: '1',
  ALLOW_OUTBOX_ONLY: '1',
  ALLOW_SANDBOX_PAYMENTS: '1',
  ALLOW_SIMULATED_PORTING: '1',
  ALLOW_SIMULATED_LOGISTICS: '1',
  ALLOW_SIMULATED_BILLING: '1',
  ALLOW_SIMULATED_NETWORK: '1',
  ALLOW_UNSCANNED_FILES: '1',
};

test.each([
  ['a', 'one letter'],
  ['fanline-development-secret', 'the one in the source'],
  ['a-long-random-text-of-the-operator', 'shorter than 32 bytes'],
  ['a'.repeat(64), 'one letter, repeated'],
  ['0123456789abcdef'.repeat(4), 'a repetition'],
  ['this is a sentence that somebody has thought of, and it is long', 'words'],
])('production refuses the secret %s: %s', (secret) => {
  const refusal = /^In production set APP_SECRET to 32 random bytes/;
  expect(faultsOf({ ...production, APP_SECRET: secret })).toEqual([expect.stringMatching(refusal)]);
  expect(faultsOf({ ...production, APP_SECRET_PREVIOUS: secret })).toHaveLength(1);
});

test('production takes 32 random bytes in hex and base64url, also as the secret before', () => {
  for (const encoding of ['hex', 'base64', 'base64url'] as const) {
    const secret = randomBytes(32).toString(encoding);
    expect(faultsOf({ ...production, APP_SECRET: secret, APP_SECRET_PREVIOUS: secret })).toEqual([]);
  }
});

test('in production a browser asks for new definitions often enough to have them in five seconds', () => {
  expect(loadConfig(production, '/srv').definitionsPollSeconds).toBe(3);
});

test('production refuses an address for people that is not https', () => {
  const refusal = 'In production set PUBLIC_URL to the https:// address that people use.';
  expect(faultsOf({ ...production, PUBLIC_URL: 'http://fanline.example' })).toEqual([refusal]);
});

test('production refuses every stand-in of development unless it is switched on by name', () => {
  const faults = faultsOf({ NODE_ENV: 'production' });
  for (const allow of [
    'ALLOW_EMBEDDED_DATABASE',
    'ALLOW_OUTBOX_ONLY',
    'ALLOW_SANDBOX_PAYMENTS',
    'APP_SECRET',
    'PUBLIC_URL',
    'TRUST_PROXY',
  ]) {
    expect(
      faults.filter((fault) => fault.includes(allow)),
      allow,
    ).toHaveLength(1);
  }
  const config = load(production);
  expect(config.embedded).toMatchObject({ demoData: false, devPages: false });
  expect(config.secureCookies).toBe(true);
});

test('a mail server needs an address that mails come from', () => {
  expect(faultsOf({ SMTP_URL: 'smtp://mail.example:587' })).toEqual([
    'With SMTP_URL set MAIL_FROM to the address that mails come from.',
  ]);
  expect(faultsOf({ SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'service@fanline.example' })).toEqual([]);
});

test.each([
  ['DATABASE_URL', 'postgresql://db/fanline', 'postgresql://db/fanline?sslmode=require'],
  ['DATABASE_URL', 'postgresql://db/fanline?sslmode=prefer', 'postgresql://127.0.0.1/fanline'],
  ['DATABASE_URL', 'postgresql://db/fanline?sslmode=disable', 'postgresql:///fanline?host=/run/postgresql'],
  ['SMS_GATEWAY_URL', 'http://sms.example/send', 'https://sms.example/send'],
  ['DATABASE_URL', 'postgresql:///fanline?host=db.example', 'postgresql://db/fanline?sslmode=verify-full'],
])('production refuses a connection without TLS to another machine: %s %s', (name, plain, safe) => {
  const faults = (url: string, more = {}) => faultsOf({ ...production, [name]: url, ...more });
  expect(faults(plain)).toEqual([expect.stringMatching(`^In production ${name} must (end|start) with `)]);
  expect(faults(safe)).toEqual([]);
  expect(faults(plain, { ALLOW_PLAIN_CONNECTIONS: '1' })).toEqual([]);
  expect(faultsOf({ NODE_ENV: 'development', [name]: plain })).toEqual([]);
});

test.each([
  ['smtp://mail.example:587', {}, true],
  ['smtp://localhost:25', {}, false],
  ['smtp://mail.example:587', { ALLOW_PLAIN_CONNECTIONS: '1' }, false],
  ['smtp://mail.example:587', { NODE_ENV: 'development' }, false],
])('mails need TLS in production, on the way to another machine: %s %o', (SMTP_URL, more, needsTls) => {
  const env = { ...production, MAIL_FROM: 'service@fanline.example', SMTP_URL, ...more };
  expect(load(env).mail.needsTls).toBe(needsTls);
});
