import { formatPhone } from '../../../shared/format-phone.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { changeSimAtNetwork, unblockAtNetwork } from '../contracts/tell-line.service.ts';
import { findReader } from '../customers/user.repository.ts';
import { isSimInStock } from '../phone-numbers/empty-sim-stock.service.ts';
import { retireSim } from '../phone-numbers/lost-sim.repository.ts';
import { switchOnSim, takeStockSim } from '../phone-numbers/sim.repository.ts';
import { claimReplacement, closeReplacement, listDueReplacements } from './due-replacement.repository.ts';
import type { OpenReplacement } from './replacement.repository.ts';

const atOnce = 100;

/** Lets the new eSIMs that are due take their places, each in a transaction of its own. */
export async function replaceDueSims(deps: AppDeps, onFailure: (error: unknown) => void): Promise<void> {
  for (const id of await listDueReplacements(deps.db, deps.clock(), atOnce))
    await deps.db
      .transaction(async (tx) => {
        const due = await claimReplacement(tx, id);
        if (due?.isLineThere) await replace(tx, deps, due);
        else if (due) await closeReplacement(tx, id, 'cancelled', deps.clock());
      })
      .catch(async (error: unknown) => {
        onFailure(error);
        await isSimInStock(deps, 'esim');
      });
}

/** The old SIM ends in the moment in which the new one begins. */
async function replace(tx: Queryable, deps: AppDeps, due: OpenReplacement): Promise<void> {
  const { id, orderId, userId, contractId, msisdn } = due;
  const { wasLost } = await retireSim(tx, orderId);
  // What it has retired comes back with the transaction.
  if (!(await takeStockSim(tx, orderId, 'esim')))
    throw new Error('There is no eSIM in stock for a replacement.');
  await switchOnSim(tx, orderId);
  await changeSimAtNetwork(tx, deps, orderId);
  if (wasLost) await unblockAtNetwork(tx, deps, orderId);
  await closeReplacement(tx, id, 'active', deps.clock());
  const reader = await findReader(tx, userId);
  if (!reader) return;
  const { team, lang, email: to } = reader;
  const values = { msisdn: formatPhone(msisdn), contractId };
  await enqueueMail(tx, deps, { team, lang, userId, to, name: 'simReplaced', values });
}
