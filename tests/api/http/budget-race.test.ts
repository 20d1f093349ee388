import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AskedUnit, takeUnits } from '../../../src/server/infra/budgets/budget.repository.ts';
import type { Database, Queryable } from '../../../src/server/infra/db/queryable.ts';
import { testStart } from '../../support/database.ts';
import { type PostgresServer, startPostgres } from '../../support/postgres.ts';
import { twoPools } from '../../support/two-pools.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

type Take = (tx: Queryable, asked: readonly AskedUnit[], now: Date) => Promise<{ spent: number }[]>;

/** Wrong on purpose: looks first and counts afterwards. */
const naiveTake: Take = async (tx, asked) => {
  const [unit] = asked;
  if (!unit) return [];
  const values = [unit.budget, unit.key];
  const seen = await tx.query<{ spent: number }>(
    'SELECT spent FROM budget WHERE name = $1 AND key = $2',
    values,
  );
  const spent = (seen[0]?.spent ?? 0) + 1;
  if (spent > unit.limit) return [];
  await tx.query(
    `INSERT INTO budget (name, key, spent, most, ends_at) VALUES ($1, $2, 1, $3, $4)
     ON CONFLICT (name, key) DO UPDATE SET spent = $5`,
    [...values, unit.limit, unit.endsAt, spent],
  );
  return [{ spent }];
};

describe.skipIf(!server)('a budget that two pools spend at once on PostgreSQL', () => {
  let two: Awaited<ReturnType<typeof twoPools>>;
  let pools: Database[];
  beforeAll(async () => {
    two = await twoPools(server as PostgresServer); // skipped without a server
    pools = two.pools;
  });
  afterAll(() => two.close());

  /** 200 callers at once, who share an address and everybody's budget. @returns how many passed */
  async function race(take: Take, round: string, limit: number): Promise<number> {
    const endsAt = new Date(testStart.getTime() + 3_600_000);
    const unit = { budget: 'smsStrangers', key: round, limit, endsAt };
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        (pools[i % 2] as Database).transaction((tx) => take(tx, [unit], testStart)),
      ),
    );
    return answers.filter((units) => units.length === 1).length;
  }

  it('lets exactly as many through as its limit says, in 20 rounds', async () => {
    for (let round = 1; round <= 20; round++)
      expect(await race(takeUnits, `sound ${round}`, 37), `${round}`).toBe(37);
  }, 60_000);

  it('and the same race catches a variant that looks first and counts afterwards', async () => {
    expect(await race(naiveTake, 'naive', 37)).toBeGreaterThan(37);
  });

  it('gives the last unit once, so that the operator is told once', async () => {
    const endsAt = new Date(testStart.getTime() + 3_600_000);
    const unit = { budget: 'smsStrangers', key: 'last', limit: 50, endsAt };
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        (pools[i % 2] as Database).transaction((tx) => takeUnits(tx, [unit], testStart)),
      ),
    );
    expect(answers.flat().filter(({ spent }) => spent === 50)).toHaveLength(1);
  });
});
