import type { SummaryView } from '../../../../shared/api/orders.ts';
import { addDays } from '../../../../shared/calendar.ts';
import { type Caller, spendsOf } from '../../../infra/budgets/caller.ts';
import { spendNow } from '../../../infra/budgets/spend.service.ts';
import type { AppDeps } from '../../../infra/deps.ts';
import { hashOf, storeDocument } from '../../../infra/pdf/document.service.ts';
import type { DocumentOwner } from '../../../infra/pdf/document.ts';
import { documentLink } from '../../../infra/pdf/document-link.ts';
import { insertSummary } from './contract-summary.repository.ts';
import { factsText, type SummaryFacts } from './summary-facts.ts';
import { summaryPdf } from './summary-pdf.ts';

/** A summary without an order is deleted after this many days. */
const keptDays = 7;

const fileName = 'Vertragszusammenfassung.pdf';

/** Makes the contract summary of an offer and stores it for its owner. @throws Problem −1 (429) when the budget is used up */
export async function storeSummary(
  deps: AppDeps,
  facts: SummaryFacts,
  { owner, caller }: { owner: DocumentOwner; caller: Caller },
): Promise<SummaryView> {
  const now = deps.clock();
  await spendNow(deps, 'paper', spendsOf('paper', caller));
  const text = factsText(facts);
  const document = {
    team: facts.team,
    kind: 'contractSummary',
    owner,
    bytes: await summaryPdf(deps, facts, now),
    fileName,
    expiresAt: new Date(`${addDays(now.toISOString().slice(0, 10), keptDays)}T00:00:00Z`),
  } as const;
  const { id, hash } = await deps.db.transaction(async (tx) => {
    const stored = await storeDocument(tx, deps, document);
    await insertSummary(tx, stored.id, text);
    return stored;
  });
  return { id, hash, content: hashOf(Buffer.from(text)), fileName, url: documentLink(deps, id) };
}
