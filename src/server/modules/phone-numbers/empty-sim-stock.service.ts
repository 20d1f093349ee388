import type { SimType } from '../../../shared/enums.ts';
import { trySpend } from '../../infra/budgets/spend.service.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { hasStockSim } from './sim.repository.ts';

/** Whether a SIM of that type can be ordered; where none is left, the operator is told of it once a day. */
export async function isSimInStock(deps: AppDeps, type: SimType): Promise<boolean> {
  if (await hasStockSim(deps.db, type)) return true;
  const { operatorEmail: to, team } = deps.config;
  if (to === undefined) return false;
  await deps.db.transaction(async (tx) => {
    if (await trySpend(tx, deps, { budget: 'emptySimStock', key: type }))
      await enqueueMail(tx, deps, { team, lang: 'de', to, name: 'emptySimStock', values: { type } });
  });
  return false;
}
