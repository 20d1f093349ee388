import type { PriceLine } from '../../../shared/api/price.ts';
import { isOwed, objectionLine } from '../../../shared/invoice-lines.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { BilledOrder } from './billed-order.repository.ts';
import { invoicesOfOrder } from './invoice.repository.ts';
import type { Invoice } from './invoice.ts';
import { issueInvoice } from './issue-invoice.service.ts';

/** The cents of corrected lines: what is credited, and what the customer still owes of them. */
export interface Corrected {
  creditCents: number;
  keptCents: number;
}

/**
 * Corrects lines on all invoices of a locked order by credit notes; a line is corrected once. What a bill gave the
 * customer for a delay or a voucher is no part of the order, and stays.
 * @param keeps the cents of a line that the customer still owes, for what was used
 */
export async function correctInvoices(
  tx: Queryable,
  deps: AppDeps,
  order: BilledOrder,
  isWrong: (line: PriceLine) => boolean,
  keeps: (line: PriceLine, invoice: Invoice) => number = () => 0,
): Promise<Corrected> {
  const done: Corrected = { creditCents: 0, keptCents: 0 };
  const invoices = await invoicesOfOrder(tx, order.orderId);
  for (const invoice of invoices.filter(({ kind }) => kind !== 'correction' && kind !== 'final')) {
    const gone = correctedLines(invoices, invoice);
    const wrong = invoice.lines.filter((line) => isWrong(line) && !isOwed(line) && !gone.has(line.id));
    const judged = wrong.map((line) => ({ line, kept: keeps(line, invoice) }));
    const credited = judged
      .map(({ line, kept }) => ({ ...line, cents: line.cents - kept }))
      .filter(({ cents }) => cents !== 0);
    const lines = [...credited, ...withoutObjection(invoices, invoice, credited)];
    if (lines.length > 0) await correct(tx, deps, order, invoice, lines);
    done.creditCents += lines.reduce((sum, { cents }) => sum + cents, 0);
    done.keptCents += judged.reduce((sum, { kept }) => sum + kept, 0);
  }
  return done;
}

function correctedLines(invoices: readonly Invoice[], { id }: Invoice): Set<string> {
  const corrections = invoices.filter(({ correctsId }) => correctsId === id);
  return new Set(corrections.flatMap(({ lines }) => lines.map((line) => line.id)));
}

/** A bill that an objection has lowered is credited only as far as it is left: the line that takes the rest off. */
function withoutObjection(invoices: readonly Invoice[], invoice: Invoice, lines: readonly PriceLine[]) {
  const sum = (of: readonly PriceLine[]) => of.reduce((total, { cents }) => total + cents, 0);
  const before = invoices.filter(({ correctsId }) => correctsId === invoice.id).flatMap((note) => note.lines);
  const objected = -sum(before.filter(({ id }) => id === objectionLine(0).id));
  const left = sum(invoice.lines.filter((line) => !isOwed(line))) + sum(before);
  const tooMuch = Math.min(sum(lines) - left, objected);
  return tooMuch > 0 ? [objectionLine(tooMuch)] : [];
}

function correct(tx: Queryable, deps: AppDeps, order: BilledOrder, corrects: Invoice, lines: PriceLine[]) {
  const { periodFrom, periodTo } = corrects;
  const negated = lines.map((line) => ({ ...line, cents: -line.cents }));
  return issueInvoice(tx, deps, order, {
    kind: 'correction',
    corrects,
    lines: negated,
    periodFrom,
    periodTo,
  });
}
