import { createPorts } from '../../../src/server/create-ports.ts';
import type { AppDeps } from '../../../src/server/infra/deps.ts';
import { secureRandom } from '../../../src/server/infra/random.ts';
import { isSandbox, type SandboxPayments } from '../../../src/server/sandbox/payments/sandbox-payments.ts';
import { createTestApp } from '../../support/app.ts';
import { type Pair, soundPair } from '../harness/pair.ts';

/** The processes, the provider that they share with us, and whoever looks after payments beside them. */
export interface PayStage extends Pair {
  sandbox: SandboxPayments;
  /** Polls and sends money back on connections of its own, as the processes do every two seconds. */
  upkeep: AppDeps;
}

export async function payStage(pair: Pair = soundPair()): Promise<PayStage> {
  const shop = await createTestApp({ db: pair.db, now: new Date() });
  const around = { db: pair.db, clock: () => new Date(), random: secureRandom };
  const ports = await createPorts(shop.deps.config, around);
  if (!isSandbox(ports.payments)) throw new Error('The tests need the sandbox.');
  const close = async () => {
    await shop.close();
    await pair.close();
  };
  return { ...pair, sandbox: ports.payments, upkeep: { ...shop.deps, ...around, ports }, close };
}
