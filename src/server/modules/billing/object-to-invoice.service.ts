import type { ObjectionView } from '../../../shared/api/billing.ts';
import { readForm } from '../../../shared/contracts/contract.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { Lang } from '../../../shared/language.ts';
import { objectableUntil } from '../../../shared/states/objection.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { answerLines, answersColumn, answersOf } from '../../infra/forms/answers.service.ts';
import { findInvoice, lockInvoice } from './invoice.repository.ts';
import type { Invoice } from './invoice.ts';
import { invoiceOf } from './invoice-view.service.ts';
import { invoiceObjection } from './objection.contract.ts';
import { findRequested, insertObjection, isObjected } from './objection.repository.ts';
import { tellReceived } from './objection-mail.ts';

/** A customer's objection to a bill. */
export interface ObjectionRequest {
  userId: string;
  /** Of the sentence about a wrong field. */
  lang: Lang;
  invoiceId: string;
  body: FormBody<'invoices/objection'>;
  requestKey: string;
}

const form = 'invoices/objection';

/**
 * Takes an objection (§ 67 TKG), passes it to the service and confirms it. The same request returns the same objection.
 * @throws Problem 1021 for a bill of another customer; 1139 after its last day; 1145 while another one waits for its
 * answer; 1106 for the key of another request; 1100 for a line that the bill does not have
 */
export async function objectToInvoice(deps: AppDeps, request: ObjectionRequest): Promise<ObjectionView> {
  const { userId, invoiceId, body } = request;
  if ((await findInvoice(deps.db, invoiceId))?.userId !== userId) throw problem(1021);
  const answers = answersOf(deps, { [form]: body });
  const lines = await answerLines(deps, answers);
  await deps.db.transaction(async (tx) => {
    // Its order is locked: of two clicks the second sees what the first has stored.
    const invoice = await lockInvoice(tx, invoiceId);
    if (!invoice || (await isRepeated(tx, request))) return;
    await refuse(tx, deps, request, invoice);
    const number = `R-${deps.random.digits(10)}`;
    await insertObjection(tx, {
      id: deps.random.id(),
      number,
      invoiceId,
      userId,
      requestKey: request.requestKey,
      form: readForm(invoiceObjection, body),
      answers: answersColumn(answers),
      definitionVersion: deps.definitions.versions()[form] ?? '',
      now: deps.clock(),
    });
    await tellReceived(tx, deps, invoice, { number, form: readForm(invoiceObjection, body), further: lines });
  });
  const { objection } = await invoiceOf(deps, userId, invoiceId);
  if (!objection) throw new Error(`The invoice ${invoiceId} has no objection.`);
  return objection;
}

/** Whether this request was taken before. @throws Problem 1106 when its key belongs to another one */
async function isRepeated(tx: Queryable, request: ObjectionRequest): Promise<boolean> {
  const known = await findRequested(tx, request.userId, request.requestKey);
  if (!known) return false;
  const { message } = readForm(invoiceObjection, request.body);
  if (known.invoiceId !== request.invoiceId || known.message !== message) throw problem(1106);
  return true;
}

async function refuse(tx: Queryable, deps: AppDeps, { body, lang }: ObjectionRequest, invoice: Invoice) {
  const until = objectableUntil(invoice);
  if (until === null || until < berlinToday(deps.clock())) throw problem(1139);
  if (await isObjected(tx, invoice.id)) throw problem(1145);
  const { lines = [] } = readForm(invoiceObjection, body);
  const known = new Set(invoice.lines.map(({ id }) => id));
  if (lines.every((id) => known.has(id))) return;
  const message = deps.words.text(lang, 'error.invoices.unknownLine');
  throw problem(1100, { errors: [{ path: '/lines', keyword: 'unknown', rule: 'unknown', message }] });
}
