import { randomUUID } from 'node:crypto';
import { openPostgres } from '../../../src/server/infra/db/postgres.ts';
import type { AppDeps } from '../../../src/server/infra/deps.ts';
import type { PaymentsPort } from '../../../src/server/infra/ports/payments/payments.ts';
import { secureRandom } from '../../../src/server/infra/random.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import type { Seen } from '../clock/tick-round.ts';
import type { Dice } from '../harness/dice.ts';

/** A shop, and three jobs with connections of their own that collect its invoices. */
export interface Collectors {
  shop: TestApp;
  jobs: AppDeps[];
  close(): Promise<void>;
}

/** How a job calls the provider: soundly, or under another reference each time. */
export type Calls = (port: PaymentsPort) => PaymentsPort;

export const soundCalls: Calls = (port) => port;

/** Wrong on purpose: the provider cannot know that it is asked for the same debit again. */
export const newReferences: Calls = (port) => ({
  ...port,
  collect: (request, signal) => port.collect({ ...request, reference: randomUUID() }, signal),
});

/** Wrong on purpose: sees what is to be collected without locking it. */
export const unlockedCollections: Seen = (db) => ({
  ...db,
  transaction: (work) =>
    db.transaction((tx) =>
      work({ query: (sql, params) => tx.query(sql.replace('FOR UPDATE OF o, c SKIP LOCKED', ''), params) }),
    ),
});

export async function collectorsOn(url: string, seen: Seen, calls: Calls): Promise<Collectors> {
  const pools = [1, 2, 3, 4].map(() => openPostgres(url, 4));
  const [own, ...others] = pools;
  if (!own) throw new Error('There is no database.');
  const env = { BUDGET_SCALE: '1000' };
  const shop = await createTestApp({ db: own, env, now: new Date() });
  const ports = { ...shop.ports, payments: calls(shop.ports.payments) };
  const jobs = others.map((db) => ({ ...shop.deps, db: seen(db), ports, random: secureRandom }));
  const close = async () => {
    await shop.close();
    await Promise.all(pools.map((db) => db.close()));
  };
  return { shop, jobs, close };
}

/** The process dies, or the answer gets lost, after the provider took the debit and before anything is written here. */
export function losing(deps: AppDeps, dice: Dice): AppDeps {
  const { payments } = deps.ports;
  const collect: PaymentsPort['collect'] = async (request, signal) => {
    const answer = await payments.collect(request, signal);
    if (dice.roll(3) === 0) throw new Error('The answer got lost.');
    return answer;
  };
  return { ...deps, ports: { ...deps.ports, payments: { ...payments, collect } } };
}
