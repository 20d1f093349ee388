import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { overdueInvoices, raiseDunning } from '../billing/dunning.repository.ts';
import type { DueWork } from './each-due.service.ts';
import { findLine } from './line.repository.ts';

/** A friendly reminder a week after an invoice was due, a firm one two weeks later; both are free of charge. */
export const dun: DueWork = async (tx, deps, orderId, today) => {
  const { team, lang, userId, email: to, name } = await findLine(tx, orderId);
  for (const { id, number, openCents, dueOn, level } of await overdueInvoices(tx, orderId, today)) {
    await raiseDunning(tx, id, today);
    const values = { name, number, level: level + 1, open: formatCents(openCents), due: germanDay(dueOn) };
    await enqueueMail(tx, deps, { team, lang, userId, to, name: 'invoiceOverdue', values });
  }
};
