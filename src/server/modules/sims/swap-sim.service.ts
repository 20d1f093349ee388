import { formatPhone } from '../../../shared/format-phone.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { insertCharge } from '../billing/contract-charge.repository.ts';
import { changeSimAtNetwork, unblockAtNetwork } from '../contracts/tell-line.service.ts';
import { findReader } from '../customers/user.repository.ts';
import { retireSim } from '../phone-numbers/lost-sim.repository.ts';
import { giveSentCard } from '../phone-numbers/sent-card.repository.ts';
import { switchOnSim, takeStockSim } from '../phone-numbers/sim.repository.ts';
import { closeReplacement } from './due-replacement.repository.ts';
import type { OpenReplacement } from './replacement.repository.ts';

/** The old SIM ends in the moment in which the new one begins; only then its price is owed. */
export async function swapSim(tx: Queryable, deps: AppDeps, due: OpenReplacement): Promise<void> {
  const { id, orderId, userId, contractId, msisdn, kind } = due;
  const { wasLost } = await retireSim(tx, orderId);
  // What it has retired comes back with the transaction.
  if (!(await takeNew(tx, due))) throw new Error('There is no eSIM in stock for a replacement.');
  await switchOnSim(tx, orderId);
  await changeSimAtNetwork(tx, deps, orderId);
  if (wasLost) await unblockAtNetwork(tx, deps, orderId);
  await closeReplacement(tx, id, 'active', deps.clock());
  await charge(tx, deps, due);
  const reader = await findReader(tx, userId);
  if (!reader) return;
  const { team, lang, email: to } = reader;
  const values = { kind, msisdn: formatPhone(msisdn), contractId };
  await enqueueMail(tx, deps, { team, lang, userId, to, name: 'simReplaced', values });
}

function takeNew(tx: Queryable, { orderId, iccid }: OpenReplacement): Promise<boolean> {
  // A card that was sent is there as long as its replacement is open.
  return iccid === null ? takeStockSim(tx, orderId, 'esim') : giveSentCard(tx, orderId, iccid);
}

async function charge(tx: Queryable, deps: AppDeps, { contractId, priceCents: cents }: OpenReplacement) {
  if (cents === 0) return;
  const owed = {
    id: deps.random.id(),
    contractId,
    kind: 'replacementCard',
    cents,
    now: deps.clock(),
  } as const;
  await insertCharge(tx, owed);
}
