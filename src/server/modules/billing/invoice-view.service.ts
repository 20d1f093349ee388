import type { ChargesView, InvoiceView } from '../../../shared/api/billing.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { invoiceState } from '../../../shared/states/invoice.ts';
import { objectableUntil } from '../../../shared/states/objection.ts';
import { Problem, problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { type DocumentReader, documentFor } from '../../infra/pdf/document.service.ts';
import type { DocumentFile } from '../../infra/pdf/document.ts';
import { hasEverHadContract } from '../contracts/contract.repository.ts';
import { documentOfInvoice, type InvoiceRow, listInvoices } from './invoice-view.repository.ts';

/** A customer's invoices, newest first. @throws Problem 1020 for a user who never had a contract */
export async function invoicesOf({ db, clock }: AppDeps, userId: string): Promise<InvoiceView[]> {
  if (!(await hasEverHadContract(db, userId))) throw problem(1020);
  const today = berlinToday(clock());
  return (await listInvoices(db, userId)).map((row) => viewOf(row, today));
}

/** @throws Problem 1021 for an invoice that does not exist or belongs to another customer */
export async function invoiceOf({ db, clock }: AppDeps, userId: string, id: string): Promise<InvoiceView> {
  const [row] = await listInvoices(db, userId, id);
  if (!row) throw problem(1021);
  return viewOf(row, berlinToday(clock()));
}

/** All charges so far, line by line, and the open amount. @throws Problem 1020 as for the invoices */
export async function chargesOf(deps: AppDeps, userId: string): Promise<ChargesView> {
  const invoices = await invoicesOf(deps, userId);
  const sum = (of: (invoice: InvoiceView) => number) =>
    invoices.reduce((total, invoice) => total + of(invoice), 0);
  const openCents = sum((invoice) => invoice.openCents);
  const billedCents = sum(({ totalCents }) => totalCents);
  return {
    openCents,
    overdueCents: sum((invoice) => (isDue(invoice) ? invoice.openCents : 0)),
    billedCents,
    paidCents: billedCents - openCents,
    charges: invoices.flatMap(({ id, number, issuedOn, lines }) =>
      lines.map(({ labelKey, args, cents }) => ({
        invoiceId: id,
        invoiceNumber: number,
        issuedOn,
        labelKey,
        args,
        cents,
      })),
    ),
  };
}

/** @throws Problem 1021 when there is no invoice that the reader may see */
export async function paperOf(
  deps: AppDeps,
  invoiceId: string,
  reader: DocumentReader,
): Promise<DocumentFile> {
  const id = await documentOfInvoice(deps.db, invoiceId);
  if (!id) throw problem(1021);
  return documentFor(deps, id, reader).catch((cause: unknown) => {
    throw cause instanceof Problem ? problem(1021, { cause }) : cause;
  });
}

/** What is objected to is not due before the answer. */
function isDue({ state, objection }: InvoiceView): boolean {
  return state === 'overdue' && objection?.state !== 'received';
}

function viewOf({ settledCents, creditedCents, lines, ...row }: InvoiceRow, today: string): InvoiceView {
  const { totalCents, dueOn, objection, collection } = row;
  const isObjected = objection?.state === 'received';
  const until = objectableUntil(row);
  const state = invoiceState({ totalCents, settledCents, creditedCents, dueOn }, today);
  return {
    ...row,
    // All lines of an invoice are due together, so their kind is left out.
    lines: lines.map(({ kind: _kind, ...line }) => line),
    state,
    openCents: totalCents - settledCents,
    // The announced day does not hold while we have not answered.
    collection: isObjected && collection?.state === 'announced' ? null : collection,
    objectableUntil: isObjected || until === null || until < today ? null : until,
  };
}
