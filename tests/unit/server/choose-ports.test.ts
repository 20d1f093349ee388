import { describe, expect, it, test } from 'vitest';
import { choosePorts, chosenPorts } from '../../../src/server/choose-ports.ts';
import { ConfigError, loadConfig } from '../../../src/server/config.ts';
import { allowSettings } from '../../../src/server/start/production-check.ts';
import { createTestDatabase } from '../../support/database.ts';
import { seededRandom } from '../../support/seeded-random.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://db/fanline?sslmode=verify-full',
  APP_SECRET: 'q8HqzUvVb0G6rOQkq3ZKk2x2mW5n0JcT1sYlF7dEhPo=',
  PUBLIC_URL: 'https://fanline.example',
  TRUST_PROXY: '1',
};
const allowAll = Object.fromEntries(allowSettings.map((name) => [name, '1']));
const around = async () => ({
  db: await createTestDatabase(),
  clock: () => new Date(0),
  random: seededRandom(1),
});
const load = (env: Record<string, string>) => loadConfig({ ...production, ...env }, '/project');

/** Names of objects' own ports: how each says that it only plays the real system. */
const simulatedKinds = ['simulation', 'sandbox'];

describe('a simulation in production', () => {
  it.each(allowSettings)('is refused at the start without %s', (allow) => {
    const { [allow]: _missing, ...others } = allowAll;
    expect(() => load(others)).toThrow(ConfigError);
    expect(() => load(others)).toThrow(allow);
  });

  it.each(allowSettings)('is refused among the ports, too, without %s', async (allow) => {
    const config = { ...load(allowAll), allowed: allowSettings.filter((name) => name !== allow) };
    await expect(
      choosePorts(config, { db: undefined as never, clock: () => new Date(0), random: seededRandom(1) }),
    ).rejects.toThrow(allow);
  });

  it('has a switch, whatever port it is', async () => {
    const chosen = await chosenPorts(loadConfig({}, '/project'), await around());
    for (const [name, { port, allow }] of Object.entries(chosen)) {
      const kind = 'kind' in port ? port.kind : undefined;
      if (simulatedKinds.includes(String(kind))) expect(allow, name).toMatch(/^ALLOW_/);
      if (allow !== null) expect(allowSettings, name).toContain(allow);
    }
  });
});

test('real systems need no switch', async () => {
  const urls = ['PORTING', 'LOGISTICS', 'BILLING', 'NETWORK'].flatMap((prefix) => [
    [`${prefix}_URL`, `https://${prefix.toLowerCase()}.example`],
    [`${prefix}_KEY`, 'key'],
    [`${prefix}_NEWS_SECRET`, 'secret'],
  ]);
  const env = {
    ...Object.fromEntries(urls),
    SMS_GATEWAY_URL: 'https://sms.example',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'a@fanline.example',
    CLAMD_URL: 'tcp://127.0.0.1:3310',
    STRIPE_SECRET_KEY: 'sk_live_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  };
  const config = load(env);
  const ports = await choosePorts(config, {
    db: undefined as never,
    clock: () => new Date(0),
    random: seededRandom(1),
  });
  expect([ports.porting.kind, ports.logistics.kind, ports.billingCustomers.kind, ports.crm.kind]).toEqual([
    'http',
    'http',
    'http',
    'table',
  ]);
});

test('an address without its key or secret, or without TLS, is a faulty setting', () => {
  expect(() => load({ ...allowAll, PORTING_URL: 'https://porting.example' })).toThrow(
    /PORTING_KEY.*\n.*PORTING_NEWS_SECRET/,
  );
  const plain = { PORTING_URL: 'http://porting.example', PORTING_KEY: 'k', PORTING_NEWS_SECRET: 's' };
  expect(() => load({ ...allowAll, ...plain })).toThrow('In production PORTING_URL must start with https://');
  const far = { ALLOW_PLAIN_CONNECTIONS: '0', CLAMD_URL: 'tcp://clamd.example:3310' };
  expect(() => load({ ...allowAll, ...far })).toThrow('In production CLAMD_URL must lead to this machine');
  expect(() => load({ ...allowAll, ZOHO_API_URL: 'https://zoho.example' })).toThrow(/ZOHO_CLIENT_ID/);
});
