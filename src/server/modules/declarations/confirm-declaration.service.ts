import { berlinMoment } from '../../../shared/berlin-moment.ts';
import { daySeconds } from '../../../shared/durations.ts';
import { isRecord } from '../../../shared/json-values.ts';
import { type Caller, spendsOf } from '../../infra/budgets/caller.ts';
import { trySpendAll } from '../../infra/budgets/spend.service.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { mayWriteTo } from '../../infra/mail/public-form.ts';
import { storeDocument } from '../../infra/pdf/document.service.ts';
import { documentLink } from '../../infra/pdf/document-link.ts';
import type { ReceivedDeclaration } from './declaration.ts';
import { insertLater } from './later-receipt.repository.ts';
import { receiptPdf } from './receipt-pdf.service.ts';

const kinds = { cancellation: 'cancellationReceipt', withdrawal: 'withdrawalReceipt' } as const;

/** Where the receipt's PDF is, whether it is mailed, and whether it is made later. */
export interface Confirmed {
  pdfUrl: string;
  isMailed: boolean;
  isLater: boolean;
}

/** The receipt's PDF; undefined when too many are asked for: then it is made later, and the declaration counts all the same. */
export async function receiptNow(deps: AppDeps, declaration: ReceivedDeclaration, caller: Caller) {
  if (!(await trySpendAll(deps, spendsOf('receipt', caller)))) return undefined;
  return receiptPdf(deps, declaration);
}

/**
 * Stores the receipt and mails it, or notes that both happen later. The address is not proved, so a mailbox gets only a
 * few.
 */
export async function confirm(
  tx: Queryable,
  deps: AppDeps,
  declaration: ReceivedDeclaration,
  bytes: Buffer | undefined,
): Promise<Confirmed> {
  const { id, form, source } = declaration;
  const isMailed = source === 'account' || (await mayWriteTo(tx, deps, form.email, 'mailReceipt'));
  const documentId = deps.random.id();
  if (bytes) {
    await deliver(tx, deps, declaration, { id: documentId, bytes, isMailed });
    return { pdfUrl: documentLink(deps, documentId), isMailed, isLater: false };
  }
  await insertLater(tx, { declarationId: id, documentId, isMailed, dueAt: deps.clock() });
  return { pdfUrl: documentLink(deps, documentId, daySeconds), isMailed, isLater: true };
}

/** Stores the receipt; the mail about it holds none of the sender's words. */
export async function deliver(
  tx: Queryable,
  deps: AppDeps,
  declaration: Pick<ReceivedDeclaration, 'id' | 'team' | 'lang' | 'form' | 'kind' | 'number' | 'receivedAt'>,
  { id: documentId, bytes, isMailed }: { id: string; bytes: Buffer; isMailed: boolean },
): Promise<void> {
  const { id, team, lang, form, kind, number, receivedAt } = declaration;
  // It belongs to the sender, who need not have an account: the sender opens it by the link in the answer, or from the
  // mail.
  const owner = `guest:${id}` as const;
  const paper = { id: documentId, team, kind: kinds[kind], owner, bytes, fileName: `${number}.pdf` } as const;
  await storeDocument(tx, deps, paper);
  if (!isMailed) return;
  const moment = deps.words.text(lang, 'outbox.receipt.moment', { ...berlinMoment(receivedAt) });
  const mail = {
    team,
    lang,
    to: form.email,
    name: 'declarationReceived',
    attachments: [documentId],
  } as const;
  await enqueueMail(tx, deps, { ...mail, values: { kind, number, moment } });
}

/** An answer that holds a receipt, with a link to its PDF that begins to hold now. */
export function withFreshLink(deps: AppDeps, answer: unknown): unknown {
  const receipt = isRecord(answer) ? answer.receipt : undefined;
  if (!isRecord(receipt) || typeof receipt.pdfUrl !== 'string') return answer;
  const [id = ''] = receipt.pdfUrl.replace(/^.*\//, '').split('?');
  const pdfUrl = receipt.isLater === true ? documentLink(deps, id, daySeconds) : documentLink(deps, id);
  return { receipt: { ...receipt, pdfUrl } };
}
