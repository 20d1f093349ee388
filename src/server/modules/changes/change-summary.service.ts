import type { Tariff } from '../../../shared/api/catalogue.ts';
import type { SummaryView } from '../../../shared/api/orders.ts';
import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { changePrice } from '../../../shared/price.ts';
import { changeMonth, minimumEndAfter } from '../../../shared/states/tariff-change.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { type Caller, spendsOf } from '../../infra/budgets/caller.ts';
import { spendNow } from '../../infra/budgets/spend.service.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { hashOf, storeDocument } from '../../infra/pdf/document.service.ts';
import { documentLink } from '../../infra/pdf/document-link.ts';
import { insertSummary } from '../orders/contract-summary/contract-summary.repository.ts';
import { factsText, type SummaryFacts } from '../orders/contract-summary/summary-facts.ts';
import { summaryPdf } from '../orders/contract-summary/summary-pdf.ts';
import type { ChangingLine } from './tariff-change.repository.ts';

/** A summary without an order is deleted after this many days. */
const keptDays = 7;

const fileName = 'Vertragszusammenfassung.pdf';

/** The contract summary of a change: its tariff in German words. */
export function changeFacts(
  line: ChangingLine,
  tariff: Tariff,
  { today, earlyStart }: { today: string; earlyStart: boolean },
): SummaryFacts {
  const { startsOn } = changeMonth(line.startsOn, today, earlyStart);
  const { id, name, dataGb, speedMbit, uploadMbit, throttledKbit, termMonths } = tariff;
  return {
    team: line.team,
    tariff: { id, name, dataGb, speedMbit, uploadMbit, throttledKbit, termMonths },
    numberType: 'new',
    simType: line.simType,
    msisdn: line.msisdn,
    options: [],
    jersey: null,
    price: changePrice(tariff),
    change: {
      contractNumber: line.contractNumber,
      from: line.tariffName,
      startsOn,
      minimumEndsOn: minimumEndAfter(startsOn, termMonths, line.minimumEndsOn),
    },
  };
}

/** Makes and stores the contract summary of a change before it is ordered. @throws Problem 1113 when the budget is used up */
export async function summariseChange(
  deps: AppDeps,
  { line, tariff, earlyStart }: { line: ChangingLine; tariff: Tariff; earlyStart: boolean },
  { team, userId, caller }: { team: TeamId; userId: string; caller: Caller },
): Promise<SummaryView> {
  const now = deps.clock();
  const facts = changeFacts(line, tariff, { today: berlinToday(now), earlyStart });
  await spendNow(deps, 'paper', spendsOf('paper', caller));
  const document = {
    team,
    kind: 'contractSummary',
    owner: `user:${userId}`,
    bytes: await summaryPdf(deps, facts, now),
    fileName,
    expiresAt: new Date(`${addDays(now.toISOString().slice(0, 10), keptDays)}T00:00:00Z`),
  } as const;
  const { id, hash } = await deps.db.transaction(async (tx) => {
    const stored = await storeDocument(tx, deps, document);
    await insertSummary(tx, stored.id, factsText(facts));
    return stored;
  });
  return { id, hash, content: hashOf(Buffer.from(factsText(facts))), fileName, url: documentLink(deps, id) };
}
