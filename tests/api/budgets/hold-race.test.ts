import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setBudgets } from '../../support/budgets.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';
import type { TestClient } from '../../support/test-client.ts';
import { type TwoServers, twoServers } from '../../support/two-servers.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

describe.skipIf(!server)('numbers that strangers hold, at two servers on one PostgreSQL', () => {
  let two: TwoServers;
  beforeAll(async () => {
    two = await twoServers(server as PostgresServer); // skipped without a server
  }, 60_000);
  afterAll(() => two.close());
  const giveBack = () =>
    two
      .of(0)
      .db.query(
        'UPDATE phone_number SET holder = NULL, held_until = NULL, reservation_id = NULL, extensions_left = NULL',
      );
  beforeEach(() => two.each((t) => setBudgets(t)));

  const free = async (kind: 'general' | 'vip') => {
    const answer = await two.of(0).client().get(`/api/phone-registries?kind=${kind}`);
    return answer.payload<{ numbers: { id: string }[] }>().numbers.map(({ id }) => id);
  };
  const hold = (client: TestClient, id: string | undefined) =>
    client.post(`/api/phone-registries/${id}/reserve`);
  const held = () => two.number('SELECT count(*)::int AS n FROM phone_number WHERE holder IS NOT NULL');
  const spent = (budget: string) =>
    two.number(`SELECT coalesce(sum(spent), 0)::int AS n FROM budget WHERE name = '${budget}'`);

  it('are as many as the budgets allow, and what is counted is held, in 5 rounds', async () => {
    for (let round = 1; round <= 5; round++) {
      await giveBack();
      await two.each((t) => setBudgets(t, { holdAddress: [7, 3600], holdStrangers: [10, 3600] }));
      const numbers = await free('general');
      const answers = await two.atOnce(24, (n) =>
        hold(two.of(n).client({ remoteAddress: `192.0.2.${n % 3}` }), numbers[n]),
      );
      const [got, refused] = [201, 429].map((one) => answers.filter(({ status }) => status === one).length);
      const counted = [await spent('holdStrangers'), await spent('holdAddress')];
      expect([got, refused, await held(), ...counted], `round ${round}`).toEqual([10, 14, 10, 10, 10]);
      const most = await two.number(`SELECT max(spent) AS n FROM budget WHERE name = 'holdAddress'`);
      expect(most).toBeLessThanOrEqual(7);
    }
  });

  it('are one for each guest who asks both servers for both kinds at once, in 5 rounds', async () => {
    const cookies = await two.atOnce(10, async (n) => {
      const guest = two.of(0).client();
      await guest.post('/api/phone-auth/generate-otp', { phone: `+49171392${21_000 + n}` });
      return guest.cookies;
    });
    for (let round = 1; round <= 5; round++) {
      await giveBack();
      const [general, vip] = [await free('general'), await free('vip')];
      const answers = await two.atOnce(20, (n) => {
        const client = two.of(n).client();
        for (const [name, value] of cookies[n >> 1] ?? []) client.cookies.set(name, value);
        return hold(client, (n % 2 === 0 ? general : vip)[n >> 1]);
      });
      const pairs = cookies.map((_, n) => [answers[2 * n]?.status, answers[2 * n + 1]?.status].sort());
      expect(pairs, `round ${round}`).toEqual(cookies.map(() => [201, 403]));
      expect([await held(), await spent('holdStrangers')]).toEqual([10, 10 * round]);
    }
  });
});
