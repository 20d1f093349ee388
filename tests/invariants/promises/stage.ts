import { createPorts } from '../../../src/server/create-ports.ts';
import { secureRandom } from '../../../src/server/infra/random.ts';
import { isSandbox, type SandboxPayments } from '../../../src/server/sandbox/payments/sandbox-payments.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { type Servers, startServers } from '../durability/servers.ts';
import { copyOfTemplate } from '../durability/stage.ts';
import { WebClient } from '../harness/web-client.ts';

/** Two processes that work through the days, and a shop on their database in which customers order. */
export interface PromiseStage {
  servers: Servers;
  shop: TestApp;
  sandbox: SandboxPayments;
  /** The day on the clock of all. */
  today(): Promise<string>;
  /** Both processes work at once until a day; one that is killed answers nothing. */
  workUntil(day: string): Promise<void>;
  close(): Promise<void>;
}

export async function promiseStage(naive?: string): Promise<PromiseStage> {
  const template = naive === 'transaction' ? naive : undefined;
  const servers = await startServers(await copyOfTemplate(template), 2, naive);
  const shop = await createTestApp({
    db: servers.db,
    now: new Date(),
    env: { BUDGET_SCALE: '1000' },
    withShiftedClock: true,
  });
  const { payments } = await createPorts(shop.deps.config, { ...shop.deps, random: secureRandom });
  if (!isSandbox(payments)) throw new Error('The tests need the sandbox.');
  const today = async () => {
    await shop.deps.shiftedClock?.follow();
    // The shop's own clock stands still between the rounds, the processes' do not.
    const behindMs = Date.now() - (shop.now().getTime() - (await shiftOf(shop)));
    shop.pass({ seconds: Math.max(0, behindMs / 1000) });
    return berlinToday(shop.now());
  };
  const workUntil = async (day: string) => {
    await Promise.all(
      servers.addresses.map((address) => new WebClient().send(address, 'POST', '/dev/clock', { to: day })),
    );
    await shop.deps.shiftedClock?.follow();
  };
  const close = async () => {
    await shop.close();
    await servers.close();
  };
  return { servers, shop, sandbox: payments, today, workUntil, close };
}

async function shiftOf({ db }: TestApp): Promise<number> {
  const sql = 'SELECT milliseconds FROM clock_shift WHERE id = 1';
  return (await db.query<{ milliseconds: number }>(sql))[0]?.milliseconds ?? 0;
}
