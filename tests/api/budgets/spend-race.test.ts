import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spendsOf } from '../../../src/server/infra/budgets/caller.ts';
import { type Spend, spendNow, trySpendAll } from '../../../src/server/infra/budgets/spend.service.ts';
import type { AppDeps } from '../../../src/server/infra/deps.ts';
import { setBudgets } from '../../support/budgets.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';
import { type TwoServers, twoServers } from '../../support/two-servers.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

/** @returns whether all units were given */
type Act = (deps: AppDeps, spends: readonly Spend[]) => Promise<boolean>;

const acts: Record<string, Act> = {
  'spend()': (deps, spends) =>
    spendNow(deps, 'mail', spends).then(
      () => true,
      (error: { status?: number }) => {
        if (error.status !== 429) throw error;
        return false;
      },
    ),
  'trySpendAll()': trySpendAll,
};

describe.skipIf(!server)('several budgets that two servers spend at once on one PostgreSQL', () => {
  let two: TwoServers;
  beforeAll(async () => {
    const env = { OPERATOR_EMAIL: 'betrieb@example.org' };
    two = await twoServers(server as PostgresServer, env); // skipped without a server
  }, 60_000);
  afterAll(() => two.close());

  /** 120 callers: 30 guests at 3 addresses, each four times. */
  const ask = (act: Act) =>
    two.atOnce(120, (n) => {
      const caller = { address: `192.0.2.${n % 3}`, guestId: `guest ${n % 30}`, userId: undefined };
      return act(two.of(n).deps, spendsOf('mail', caller));
    });
  const spent = (budget: string, what = 'sum') =>
    two.number(`SELECT coalesce(${what}(spent), 0)::int AS n FROM budget WHERE name = '${budget}'`);
  const notices = () =>
    two.number(`SELECT count(*)::int AS n FROM outbox WHERE recipient = 'betrieb@example.org'`);

  it.each(Object.entries(acts))('%s takes all or nothing, and the overall limit exactly', async (_, act) => {
    for (let round = 1; round <= 5; round++) {
      await two.of(0).db.query('DELETE FROM outbox');
      await two.each((t) =>
        setBudgets(t, { mailCaller: [3, 3600], mailAddress: [25, 3600], mailStrangers: [60, 3600] }),
      );
      const given = (await ask(act)).filter((one) => one).length;
      const counted = [await spent('mailCaller'), await spent('mailAddress'), await spent('mailStrangers')];
      expect([given, ...counted], `round ${round}`).toEqual([60, 60, 60, 60]);
      expect(await spent('mailCaller', 'max')).toBeLessThanOrEqual(3);
      expect(await spent('mailAddress', 'max')).toBeLessThanOrEqual(25);
      expect(await notices()).toBe(1);
    }
  });

  it.each(Object.entries(acts))(
    '%s gives back the narrow units when a wide one is missing',
    async (_, act) => {
      await two.each((t) => setBudgets(t, { mailStrangers: [0, 3600] }));
      expect((await ask(act)).filter((one) => one)).toEqual([]);
      expect([await spent('mailCaller'), await spent('mailAddress')]).toEqual([0, 0]);
    },
  );
});
