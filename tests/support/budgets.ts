import type { BudgetName } from '../../src/server/start/budget-settings.ts';
import type { TestApp } from './app.ts';

const plenty = { limit: 1_000_000, seconds: 3600 };

/** Gives an app these limits, plenty of everything else, and windows that begin now. */
export async function setBudgets(
  t: TestApp,
  limits: Partial<Record<BudgetName, [limit: number, seconds: number]>> = {},
): Promise<void> {
  t.deps.config.budgets = (name) => {
    const [limit, seconds] = limits[name] ?? [plenty.limit, plenty.seconds];
    return { limit, seconds };
  };
  await t.db.query('DELETE FROM budget');
}
