import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueTask } from '../../infra/ports/tasks/system-task.repository.ts';
import { giveUpSentCard, takeCardToSend } from '../phone-numbers/sent-card.repository.ts';
import type { Cancelled, OpenReplacement } from './replacement.repository.ts';
import { recordSent } from './sent-card.repository.ts';

/** Our id of the parcel at the carrier. */
export function cardParcelId(replacementId: string): string {
  return `${replacementId}-card`;
}

/** Takes a card for a line that keeps its old SIM until the new one is switched on. The carrier hears of it afterwards. */
export async function sendCard(tx: Queryable, { clock }: AppDeps, { id }: OpenReplacement): Promise<void> {
  const iccid = await takeCardToSend(tx);
  if (iccid === undefined) throw new Error('There is no SIM card in stock for a replacement.');
  await recordSent(tx, id, { iccid, now: clock() });
}

/** The card of a replacement that was cancelled is of no use, and is stopped at the carrier, who ignores one on its way. */
export async function giveUpCard(tx: Queryable, { clock }: AppDeps, { id, iccid }: Cancelled): Promise<void> {
  if (iccid === null) return;
  await giveUpSentCard(tx, iccid);
  await enqueueTask(tx, { kind: 'cancelParcel', subject: cardParcelId(id), payload: {} }, clock());
}
