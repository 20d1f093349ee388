import { addDays } from '../../../shared/calendar.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { findCollection } from './collection.repository.ts';
import { creditable, creditObjection } from './credit-objection.service.ts';
import { extendInvoice, lockInvoice } from './invoice.repository.ts';
import { openCents } from './invoice.ts';
import { type DecidedObjection, markAnswered, nextDecided } from './objection.repository.ts';
import { type AfterAnswer, tellAnswer } from './objection-mail.ts';
import { announceAnew } from './plan-collection.service.ts';

/** Carries out what the service has decided, each once. A failure does not stop the others. */
export async function answerObjections(deps: AppDeps, onFailure: (error: unknown) => void): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const decided: DecidedObjection | undefined = await nextDecided(deps.db, after);
    if (!decided) return;
    after = decided.id;
    try {
      await deps.db.transaction((tx) => answer(tx, deps, decided));
    } catch (error) {
      onFailure(error);
    }
  }
}

/** The credit, the end of the wait for dunning and collecting, and the mail belong together. */
async function answer(tx: Queryable, deps: AppDeps, objection: DecidedObjection): Promise<void> {
  const { id, invoiceId, verdict } = objection;
  const invoice = await lockInvoice(tx, invoiceId);
  if (!invoice) return;
  const creditCents =
    verdict === 'accepted' ? await creditable(tx, invoice, objection.creditCents ?? 0) : null;
  if (!(await markAnswered(tx, id, creditCents, deps.clock()))) return;
  if (creditCents) await creditObjection(tx, deps, invoice, creditCents);
  const after = await goOn(tx, deps, invoiceId);
  await tellAnswer(tx, deps, invoice, { ...objection, creditCents, after });
}

/** From now on the rest of a locked bill is collected or dunned again; either begins with the whole time of a new bill. */
async function goOn(tx: Queryable, deps: AppDeps, invoiceId: string): Promise<AfterAnswer> {
  const invoice = await lockInvoice(tx, invoiceId);
  const left = invoice ? openCents(invoice) : 0;
  const today = berlinToday(deps.clock());
  if (!invoice || left <= 0) return { next: 'nothing', openCents: 0, dueOn: today };
  await announceAnew(tx, deps, invoice);
  const { state } = (await findCollection(tx, invoiceId)) ?? {};
  const owed = { openCents: left, dueOn: today };
  if (state === 'announced') return { ...owed, next: 'debit' };
  if (state === 'underWay') return { ...owed, next: 'atBank' };
  const dueOn = addDays(today, deps.config.invoiceDueDays);
  await extendInvoice(tx, invoiceId, dueOn);
  return { next: 'pay', openCents: left, dueOn };
}
