import type { ReadBy } from '../../../shared/contracts/contract.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { findBilledOrder } from './billed-order.repository.ts';
import { findCollection } from './collection.repository.ts';
import { type Invoice, openCents } from './invoice.ts';
import { lineLabel } from './invoice-pdf.service.ts';
import type { invoiceObjection } from './objection.contract.ts';
import type { DecidedObjection } from './objection.repository.ts';

interface ReceivedObjection {
  number: string;
  form: ReadBy<typeof invoiceObjection>;
  /** What the customer answered to fields that no code reads, a line each. */
  further: readonly string[];
}

/** Confirms an objection to the customer, and passes it to the service. */
export async function tellReceived(
  tx: Queryable,
  deps: AppDeps,
  invoice: Invoice,
  { number, form, further }: ReceivedObjection,
): Promise<void> {
  const order = await findBilledOrder(tx, invoice.orderId);
  if (!order) return;
  const { team, lang, userId, email: to, recipient } = order;
  const { name } = recipient;
  const values = { name, number: invoice.number, objection: number, money: await moneyWord(tx, invoice) };
  await enqueueMail(tx, deps, { team, lang, userId, to, name: 'objectionReceived', values });
  const ids = new Set(form.lines);
  const lines = invoice.lines
    .filter(({ id }) => ids.has(id))
    .map((line) => `${lineLabel(deps, line)}: ${formatCents(line.cents)}`);
  const facts = {
    ...values,
    lang,
    total: formatCents(invoice.totalCents),
    reason: form.reason,
    lines: lines.length > 0 ? lines.join('; ') : 'none',
    message: [form.message, ...further].join('\n'),
  };
  await enqueueMail(tx, deps, { team, lang: 'de', name: 'objectionService', values: facts });
}

/** What becomes of the bill's money until the answer: nothing is owed, a debit is at the bank, or all of it waits. */
async function moneyWord(tx: Queryable, invoice: Invoice): Promise<'settled' | 'underWay' | 'waits'> {
  if (openCents(invoice) <= 0) return 'settled';
  const collection = await findCollection(tx, invoice.id);
  return collection?.state === 'underWay' ? 'underWay' : 'waits';
}

/** How the bill goes on after the answer. */
export interface AfterAnswer {
  /** Nothing is owed, a debit is announced or at the bank, or the customer pays until `dueOn`. */
  next: 'nothing' | 'debit' | 'atBank' | 'pay';
  openCents: number;
  dueOn: string;
}

/** Tells the customer the answer, and what is still owed. */
export async function tellAnswer(
  tx: Queryable,
  deps: AppDeps,
  invoice: Invoice,
  answer: Omit<DecidedObjection, 'id' | 'invoiceId'> & { after: AfterAnswer },
): Promise<void> {
  const order = await findBilledOrder(tx, invoice.orderId);
  if (!order) return;
  const { team, lang, userId, email: to, recipient } = order;
  const { verdict, creditCents, explanation, after } = answer;
  const values = {
    name: recipient.name,
    number: invoice.number,
    objection: answer.number,
    verdict,
    credit: creditCents ? formatCents(creditCents) : 'none',
    explanation: explanation ?? 'none',
    next: after.next,
    open: formatCents(after.openCents),
    due: germanDay(after.dueOn),
  };
  await enqueueMail(tx, deps, { team, lang, userId, to, name: 'objectionAnswered', values });
}
