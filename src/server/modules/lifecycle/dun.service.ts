import { formatCents } from '../../../shared/money.ts';
import { enqueueLetter } from '../../letter.ts';
import { overdueInvoices, raiseDunning } from '../billing/dunning.repository.ts';
import type { DueWork } from './each-due.service.ts';
import { findLine } from '../../commerce/life/line.repository.ts';

/** A friendly word a week after an invoice was due, a clear one two weeks later; it costs nothing. */
export const dun: DueWork = async (tx, deps, orderId, today) => {
  const { team, lang, email: to, name } = await findLine(tx, orderId);
  for (const { id, number, openCents, level } of await overdueInvoices(tx, orderId, today)) {
    await raiseDunning(tx, id, today);
    const values = { name, number, level: level + 1, open: formatCents(openCents) };
    await enqueueLetter(tx, deps, { team, lang, to, name: 'invoiceOverdue', values });
  }
};
