import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { storeDocument } from '../../infra/pdf/document.service.ts';
import { documentLink } from '../../documents/document-link.ts';
import { enqueueLetter } from '../../letter.ts';
import { cancelContract } from './cancel-contract.service.ts';
import { type DeclaredOrder, insertDeclaration, namedOrders } from './declaration.repository.ts';
import type { Declaration, Effect, ReceivedDeclaration } from './declaration.ts';
import { isMeant, readNaming } from './declared-contract.ts';
import { type Receipt, receiptOf, receiptText } from './receipt.ts';
import { receiptPdf } from '../../commerce/contracts/receipt-pdf.service.ts';
import { withdraw } from './withdraw-contract.service.ts';

const forms = { cancellation: 'contract/cancel', withdrawal: 'contract/withdraw' } as const;
const kinds = { cancellation: 'cancellationReceipt', withdrawal: 'withdrawalReceipt' } as const;

/**
 * Takes a cancellation or a withdrawal at its word: stores it, lets it take effect where the contract is known for
 * certain, confirms it at once and hands everything else to the service team.
 * @param known the order, when somebody who is logged in declares it of their own contract
 */
export async function declare(
  deps: AppDeps,
  declaration: Declaration,
  known?: DeclaredOrder,
): Promise<Receipt & { pdfUrl: string }> {
  const received: ReceivedDeclaration = {
    ...declaration,
    id: deps.random.id(),
    number: `E-${deps.random.digits(10)}`,
    receivedAt: deps.clock(),
  };
  const receipt = receiptOf(deps, received);
  const pdf = await receiptPdf(deps, received);
  const { paperId, sessions } = await deps.db.transaction(async (tx) => {
    const order = known ?? (await meantOrder(tx, received));
    const effect = order ? await takeEffect(tx, deps, received, order) : ({ outcome: 'unmatched' } as const);
    const definitionVersion = deps.definitions.versions()[forms[received.kind]] ?? '';
    await insertDeclaration(tx, received, { definitionVersion, order, endsOn: null, ...effect });
    const id = await confirm(tx, deps, received, receipt, pdf);
    await handOver(tx, deps, received, effect);
    return { paperId: id, sessions: 'sessions' in effect ? effect.sessions : [] };
  });
  for (const session of sessions ?? []) await deps.ports.payments.cancelSession(session);
  return { ...receipt, pdfUrl: documentLink(deps, paperId) };
}

/** The order that is meant for certain; several can be named by one phone number, then the newest. */
async function meantOrder(tx: Queryable, { team, form }: ReceivedDeclaration): Promise<DeclaredOrder | null> {
  const naming = readNaming(form.contractNumber);
  const named = await namedOrders(tx, team, naming);
  return named.find((candidate) => isMeant(naming, form, candidate)) ?? null;
}

function takeEffect(
  tx: Queryable,
  deps: AppDeps,
  declaration: ReceivedDeclaration,
  order: DeclaredOrder,
): Promise<Effect> {
  if (declaration.kind === 'cancellation') return cancelContract(tx, deps, order, declaration);
  return withdraw(tx, deps, order, declaration);
}

/** Keeps the receipt and mails it. @returns its document's id */
async function confirm(
  tx: Queryable,
  deps: AppDeps,
  declaration: ReceivedDeclaration,
  receipt: Receipt,
  bytes: Buffer,
): Promise<string> {
  const { id, team, lang, form, kind } = declaration;
  const { number } = receipt;
  // Nobody's but the sender's, who need not have an account: opened by the link in the answer, or from the mail.
  const paper = { team, kind: kinds[kind], owner: `guest:${id}`, bytes, fileName: `${number}.pdf` } as const;
  const stored = await storeDocument(tx, deps, paper);
  const values = { kind, name: form.name, number, lines: receiptText(receipt) };
  await enqueueLetter(tx, deps, {
    team,
    lang,
    to: form.email,
    name: 'declarationReceived',
    values,
    attachments: [stored.id],
  });
  return stored.id;
}

/** Nothing is lost that cannot be done by itself. */
async function handOver(
  tx: Queryable,
  deps: AppDeps,
  { team, kind, number }: ReceivedDeclaration,
  { outcome }: Effect,
): Promise<void> {
  if (outcome === 'done' || outcome === 'repeated') return;
  const values = { kind, outcome, number };
  await enqueueLetter(tx, deps, { team, lang: 'de', name: 'declarationWaiting', values });
}
