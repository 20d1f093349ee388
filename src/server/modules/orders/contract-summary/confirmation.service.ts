import type { TeamId } from '../../../../shared/teams.ts';
import type { Queryable } from '../../../infra/db/queryable.ts';
import type { AppDeps } from '../../../infra/deps.ts';
import { storeDocument } from '../../../infra/pdf/document.service.ts';
import { storeText } from '../../../infra/pdf/text-pdf.service.ts';
import type { ShownMandate } from '../../payments/mandate-terms.service.ts';
import { type ConfirmedContract, confirmationPdf } from './confirmation-pdf.ts';
import { findConfirmedOrder } from './confirmed-order.repository.ts';

interface Confirmed extends ConfirmedContract {
  id: string;
  team: TeamId;
  userId: string;
  orderId: string;
}

/**
 * The documents of a new contract, made in its transaction: confirmation, summary, terms, withdrawal instruction with
 * model form. @returns their ids, for the mail
 */
export async function contractPapers(
  tx: Queryable,
  deps: AppDeps,
  contract: Confirmed,
  mandate: ShownMandate | null,
): Promise<string[]> {
  const { id: contractId, team, userId, orderId } = contract;
  const texts = [await storeText(tx, deps, team, 'agb'), await storeText(tx, deps, team, 'withdrawal')];
  const order = await findConfirmedOrder(tx, orderId);
  if (!order) return texts;
  const { id } = await storeDocument(tx, deps, {
    team,
    kind: 'contractConfirmation',
    owner: `user:${userId}`,
    bytes: await confirmationPdf(deps, order, { ...contract, mandate }),
    fileName: `Vertragsbestaetigung-${contract.number}.pdf`,
    contractId,
    orderId,
    userId,
  });
  return [id, order.summaryId, ...texts];
}
