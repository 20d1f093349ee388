import type { PriceLine } from '../../../shared/api/price.ts';
import { addDays, addMonths } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import { vatWithin } from '../../../shared/price.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { storeDocument } from '../../infra/pdf/document.service.ts';
import { creditFor } from './balance.service.ts';
import { type BilledOrder, hasBegun } from './billed-order.repository.ts';
import { insertInvoice, takeInvoiceNumber } from './invoice.repository.ts';
import type { Invoice, InvoiceKind } from './invoice.ts';
import { invoicePdf } from './invoice-pdf.service.ts';
import { type PlannedDebit, planCollection } from './plan-collection.service.ts';
import { usedIn } from './used-month.repository.ts';

export interface InvoiceDraft {
  kind: InvoiceKind;
  lines: PriceLine[];
  periodFrom: string;
  periodTo: string;
  month?: number;
  corrects?: Invoice;
}

/** Issues an invoice of a locked order: number, PDF and mail in the caller's transaction. */
export async function issueInvoice(
  tx: Queryable,
  deps: AppDeps,
  order: BilledOrder,
  draft: InvoiceDraft,
): Promise<Invoice> {
  const invoice = await made(tx, deps, order, draft);
  const creditCents = Math.min(await creditFor(tx, invoice), Math.max(0, invoice.totalCents));
  await insertInvoice(tx, invoice, deps.clock());
  const debit = await planCollection(tx, deps, invoice);
  const paper = await storeDocument(tx, deps, {
    team: order.team,
    kind: invoice.kind === 'correction' ? 'creditNote' : 'invoice',
    owner: `user:${order.userId}`,
    bytes: await invoicePdf(deps, order, invoice, {
      corrects: draft.corrects,
      debit,
      creditCents,
      used: await usedBefore(tx, order, draft),
    }),
    fileName: `${invoice.number}.pdf`,
    orderId: order.orderId,
    invoiceId: invoice.id,
    ...(order.contract ? { contractId: order.contract.id } : {}),
  });
  await announce(tx, deps, order, { invoice, debit, creditCents, paperId: paper.id });
  return invoice;
}

async function made(
  tx: Queryable,
  deps: AppDeps,
  order: BilledOrder,
  { kind, lines, periodFrom, periodTo, month, corrects }: InvoiceDraft,
): Promise<Invoice> {
  const today = berlinToday(deps.clock());
  const totalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  const isPaidAtOnce = kind === 'order' || kind === 'option';
  return {
    id: deps.random.id(),
    team: order.team,
    number: await nextNumber(tx, deps, order, today),
    kind,
    userId: order.userId,
    orderId: order.orderId,
    contractId: order.contract?.id ?? null,
    correctsId: corrects?.id ?? null,
    month: month ?? null,
    periodFrom,
    periodTo,
    lines,
    totalCents,
    // Computed from the amount without its sign, so that a correction has exactly the tax of its invoice.
    vatCents: Math.sign(totalCents) * vatWithin(Math.abs(totalCents)) + 0,
    settledCents: 0,
    issuedOn: today,
    dueOn: isPaidAtOnce ? today : addDays(today, deps.config.invoiceDueDays),
    recipient: order.recipient,
  };
}

/** `2231-2026-000042`: the brand's short number, the year, a number without gaps (§ 14 (4) No 4 UStG). */
async function nextNumber(tx: Queryable, { teams }: AppDeps, { team }: BilledOrder, today: string) {
  const year = Number(today.slice(0, 4));
  const serial = String(await takeInvoiceNumber(tx, team, year)).padStart(6, '0');
  return `${teams[team].shortDial}-${year}-${serial}`;
}

interface Announced {
  invoice: Invoice;
  debit: PlannedDebit | undefined;
  /** What earlier bills owe the customer, and this one uses up. */
  creditCents: number;
  paperId: string;
}

function announce(tx: Queryable, deps: AppDeps, order: BilledOrder, announced: Announced) {
  const { invoice, debit, creditCents, paperId } = announced;
  const { team, lang, userId, email: to, recipient } = order;
  const { number, totalCents, dueOn } = invoice;
  const values = {
    kind: mailKind(invoice, debit),
    number,
    name: recipient.name,
    total: formatCents(Math.abs(totalCents)),
    credit: creditCents > 0 ? formatCents(creditCents) : 'none',
    left: totalCents > creditCents ? formatCents(totalCents - creditCents) : 'none',
    due: germanDay(debit?.collectOn ?? dueOn),
    account: debit?.label ?? '',
    mandate: debit?.mandateReference ?? 'none',
    creditor: debit?.creditorId ?? '',
  };
  return enqueueMail(tx, deps, { team, lang, userId, to, name: 'invoice', values, attachments: [paperId] });
}

/** Credits on a bill can be as high as its amount, or higher. */
function mailKind({ kind, totalCents }: Invoice, debit: PlannedDebit | undefined): string {
  if (debit) return 'collected';
  const isToBePaid = kind === 'monthly' || kind === 'final';
  if (!isToBePaid || totalCents > 0) return kind;
  return totalCents < 0 ? 'credit' : 'nothing';
}

/** A bill is made in advance: it tells what the month before has used (§ 9 (2) TKTransparenzV). */
async function usedBefore(tx: Queryable, { contract }: BilledOrder, { kind, month = 1 }: InvoiceDraft) {
  if (kind !== 'monthly' || month < 2 || !hasBegun(contract)) return undefined;
  const from = addMonths(contract.startsOn, month - 2);
  return usedIn(tx, contract.id, { from, to: addDays(addMonths(contract.startsOn, month - 1), -1) });
}
