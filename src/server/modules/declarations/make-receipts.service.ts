import type { AppDeps } from '../../infra/deps.ts';
import { deliver } from './confirm-declaration.service.ts';
import type { ReceivedDeclaration } from './declaration.ts';
import { dueReceipts, postponeLater, takeLater } from './later-receipt.repository.ts';
import { receiptPdf } from './receipt-pdf.service.ts';

/** A run makes so few that customers do not notice: 1,800 an hour. */
const AT_ONCE = 10;
const AGAIN_MS = 600_000;

/** Makes and mails the receipts that had to wait. A failure of one does not stop the others. */
export async function makeReceipts(deps: AppDeps, onFailure: (error: unknown) => void): Promise<void> {
  for (const id of await dueReceipts(deps.db, deps.clock(), AT_ONCE))
    try {
      await makeOne(deps, id);
    } catch (error) {
      onFailure(error);
      await postponeLater(deps.db, id, new Date(deps.clock().getTime() + AGAIN_MS));
    }
}

async function makeOne(deps: AppDeps, declarationId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const stored = await takeLater(tx, declarationId);
    if (!stored) return;
    // A row holds the form of its kind.
    const declaration = { ...stored, answers: {} } as ReceivedDeclaration;
    const bytes = await receiptPdf(deps, declaration);
    await deliver(tx, deps, declaration, { id: stored.documentId, bytes, isMailed: stored.isMailed });
  });
}
