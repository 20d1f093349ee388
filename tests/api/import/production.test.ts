import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../../src/server/infra/db/queryable.ts';
import type { OrderView } from '../../../src/shared/api/order-view.ts';
import type { CheckoutView } from '../../../src/shared/api/payments.ts';
import { order, prepare } from '../../invariants/harness/shop.ts';
import { payloadOf, WebClient } from '../../invariants/harness/web-client.ts';
import { runCommand } from '../../support/command-process.ts';
import { createEmptyDatabase } from '../../support/database.ts';
import { folderWith } from '../../support/goods-folder.ts';
import { startOutside, stripeSecret } from '../../support/outside.ts';
import { registration } from '../../support/people.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';
import { buildServer, type ServerProcess, startServer } from '../../support/server-process.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const bundle = 'server-import';
const phone = '+4917139200055';

/** Nothing is switched on that production refuses. */
const production = {
  NODE_ENV: 'production',
  CLIENT_DIR: 'tests/support/client',
  APP_SECRET: 'q8HqzUvVb0G6rOQkq3ZKk2x2mW5n0JcT1sYlF7dEhPo=',
  PUBLIC_URL: 'https://fanline.example',
  TRUST_PROXY: '0',
};

async function addressOf(database: Database, server: string): Promise<string> {
  const address = new URL(server);
  const [row] = await database.query<{ name: string }>('SELECT current_database() AS name');
  address.pathname = `/${row?.name}`;
  return address.href;
}

describe.skipIf(!postgres)('production on an empty database', () => {
  let outside: Awaited<ReturnType<typeof startOutside>>;
  let db: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let server: ServerProcess;
  let env: Record<string, string>;
  const guest = new WebClient();
  const get = async <T>(path: string) => payloadOf<T>(await guest.get(server.address ?? '', path));
  const post = (path: string, body?: unknown, headers?: Record<string, string>) =>
    guest.post(server.address ?? '', path, body, headers);

  beforeAll(async () => {
    const { url } = postgres as PostgresServer; // skipped without a server
    [outside, db] = await Promise.all([startOutside(), createEmptyDatabase(url), buildServer(bundle)]);
    env = { ...production, ...outside.env, DATABASE_URL: await addressOf(db, url) };
    server = await startServer(env, bundle);
    expect(server.output()).not.toContain('In production');
  }, 120_000);
  afterAll(async () => {
    await server?.end('SIGTERM');
    await db?.close();
    await outside?.stop();
  });

  test('nothing is for sale, and nothing can be ordered', async () => {
    expect(await get('/api/tariffs')).toEqual({ tariffs: [] });
    expect(await get('/api/mnp-providers')).toEqual({ providers: [] });
    expect(await get('/api/phone-registries')).toMatchObject({ numbers: [] });
    expect((await guest.get(server.address ?? '', '/api/tariffs/flex-m')).code).toBe(1012);
    const refused = await order(guest, server.address ?? '', randomUUID());
    expect([refused.status, refused.code]).toEqual([404, 1012]);
  });

  test('after the import the same process sells, and an order goes through', async () => {
    const page = async () => (await fetch(`${server.address}/tarife`)).text();
    expect(await page()).not.toContain('flex-m');
    expect(await runCommand(bundle, 'import', ['teams/content'], env)).toMatchObject({
      code: 0,
      said: expect.stringContaining('teams/content/tariffs.json: 36 new'),
    });
    // Pages are remembered for a second.
    await vi.waitFor(async () => expect(await page()).toContain('flex-m'), { timeout: 2000, interval: 100 });

    expect((await post('/api/phone-auth/generate-otp', { phone })).status).toBe(200);
    const code = await vi.waitUntil(() => outside.codeFor(phone), { timeout: 10_000, interval: 100 });
    payloadOf(await post('/api/phone-auth/verify-otp', { code }));
    const { numbers } = await get<{ numbers: { id: string }[] }>('/api/phone-registries?kind=general');
    const numberId = numbers[0]?.id ?? '';
    payloadOf(await post(`/api/phone-registries/${numberId}/reserve`));
    const person = registration({ phone, email: 'first@example.org' });
    const prepared = await prepare(guest, server.address ?? '', numberId, { 'auth/register': person });
    const placed = payloadOf<{ order: OrderView; session: { accessToken: string } }>(
      await post('/api/orders', prepared, { 'idempotency-key': randomUUID() }),
    );
    guest.token = placed.session.accessToken;
    await pay(placed.order.id);
    const { order: ordered } = await get<{ order: OrderView }>(`/api/orders/${placed.order.id}`);
    expect(ordered).toMatchObject({ state: 'completed', tariff: { name: 'Flex M' }, payment: { status: 0 } });
  }, 60_000);

  /** Pays at the provider, whose message arrives. */
  async function pay(orderId: string): Promise<void> {
    const wish = { orderId, version: 'V3' };
    const key = { 'idempotency-key': randomUUID() };
    const { url } = payloadOf<CheckoutView>(await post('/api/tariffs/checkout-session', wish, key));
    const session = outside.stripe.complete(url.split('/').at(-1) ?? '', 'succeeded');
    const event = outside.stripe.event('checkout.session.completed', session, stripeSecret, new Date());
    const answer = await fetch(`${server.address}/api/webhooks/payments`, {
      method: 'POST',
      body: event.payload,
      headers: event.headers,
    });
    expect(answer.status).toBeLessThan(300);
  }

  test('an import again changes nothing, and what was sold stays sold', async () => {
    const sold = 'SELECT msisdn, order_id, sold_at FROM phone_number WHERE order_id IS NOT NULL';
    const before = await db.query(sold);
    expect(before).toHaveLength(1);
    const { said } = await runCommand(bundle, 'import', ['teams/content'], env);
    expect(said).not.toMatch(/: [1-9]\d* new|, [1-9]\d* changed/);
    expect(await db.query(sold)).toEqual(before);
  }, 60_000);

  test('what the export writes stocks another empty database, without the number that was sold', async () => {
    const folder = join(folderWith({}), 'goods');
    const { code, said } = await runCommand(bundle, 'export', [folder], env);
    expect([code, said]).toEqual([0, expect.stringContaining(`${folder}/kanarya/tariffs.json: 9`)]);
    const { url } = postgres as PostgresServer; // skipped without a server
    const other = await createEmptyDatabase(url);
    const brought = await runCommand(bundle, 'import', [folder], {
      ...env,
      DATABASE_URL: await addressOf(other, url),
    });
    expect(brought.code, brought.said).toBe(0);
    const numbers = 'SELECT msisdn FROM phone_number WHERE order_id IS NULL ORDER BY msisdn';
    expect(await other.query(numbers)).toEqual(await db.query(numbers));
    const plans = 'SELECT * FROM tariff ORDER BY team, slug';
    expect(await other.query(plans)).toEqual(await db.query(plans));
    await other.close();
  }, 60_000);

  test('a faulty file ends the command with 1, and its sentence names file and line', async () => {
    const text = '[\n  { "slug": "o2", "name": "o2" },\n  { "slug": "telekom" }\n]';
    const file = join(folderWith({ 'new.providers.json': text }), 'new.providers.json');
    expect(await runCommand(bundle, 'import', [file], env)).toEqual({
      code: 1,
      said: `${file}:3: "name" is missing.\n${file}: nothing of this file is written\n`,
    });
  }, 60_000);
});
