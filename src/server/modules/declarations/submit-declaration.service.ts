import type { ReceiptView, WaitReason } from '../../../shared/api/declarations.ts';
import type { Caller } from '../../infra/budgets/caller.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { answerLines, answersColumn } from '../../infra/forms/answers.service.ts';
import { passOnAnswers } from '../../infra/forms/pass-on-answers.service.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { cancelContract } from './cancel-contract.service.ts';
import { confirm, receiptNow } from './confirm-declaration.service.ts';
import { type DeclaredOrder, insertDeclaration, namedOrders } from './declaration.repository.ts';
import type { Declaration, Effect, ReceivedDeclaration } from './declaration.ts';
import { isMeant, readNaming } from './declared-contract.ts';
import { receiptOf } from './receipt.ts';
import { withdraw } from './withdraw-contract.service.ts';

/** What else happens to the receipt in the transaction; where it throws, nothing was declared. */
export type Alongside = (tx: Queryable, receipt: ReceiptView) => Promise<void>;

interface Circumstances {
  /** The order, when a logged-in customer declares it for an own contract. */
  known?: DeclaredOrder;
  alongside?: Alongside | undefined;
}

const forms = { cancellation: 'contract/cancel', withdrawal: 'contract/withdraw' } as const;

/**
 * Accepts a cancellation or a withdrawal: stores it, carries it out where it certainly means one contract, confirms it
 * at once and passes all others to the service team. It is never refused because of the mail or the
 * PDF: the answer is the receipt.
 * @param caller whom the budgets of PDFs count
 */
export async function submitDeclaration(
  deps: AppDeps,
  declaration: Declaration,
  caller: Caller,
  { known, alongside }: Circumstances = {},
): Promise<ReceiptView> {
  const received: ReceivedDeclaration = {
    ...declaration,
    id: deps.random.id(),
    number: `E-${deps.random.digits(10)}`,
    receivedAt: deps.clock(),
  };
  const receipt = receiptOf(deps, received);
  const pdf = await receiptNow(deps, received, caller);
  const lines = await answerLines(deps, received.answers);
  const { answer, sessions } = await deps.db.transaction(async (tx) => {
    const order = known ?? (await meantOrder(tx, received));
    const effect = order ? await takeEffect(tx, deps, received, order) : ({ outcome: 'unmatched' } as const);
    const waits = waitReason(effect);
    const definitionVersion = deps.definitions.versions()[forms[received.kind]] ?? '';
    await insertDeclaration(tx, received, {
      definitionVersion,
      answers: answersColumn(received.answers),
      order,
      waits: order && waits,
      endsOn: null,
      ...effect,
    });
    const confirmed = await confirm(tx, deps, received, pdf);
    await handOver(tx, deps, received, effect);
    await passOnAnswers(tx, deps, received, lines);
    const answer = { ...receipt, ...confirmed, waits: known ? waits : null };
    await alongside?.(tx, answer);
    return { answer, sessions: 'sessions' in effect ? effect.sessions : [] };
  });
  for (const session of sessions ?? []) await deps.ports.payments.cancelSession(session);
  return answer;
}

/** Null when the server has carried it out. */
function waitReason({ outcome, reason }: Effect): WaitReason | null {
  if (outcome === 'late' || outcome === 'review') return reason ?? outcome;
  return outcome === 'unmatched' ? 'review' : null;
}

/** The order that the declaration certainly means; if one phone number names several, the newest. */
async function meantOrder(
  tx: Queryable,
  { team, form, kind }: ReceivedDeclaration,
): Promise<DeclaredOrder | null> {
  const naming = readNaming(form.contractNumber, kind);
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

/** Passes what the server cannot carry out to the service team. */
async function handOver(
  tx: Queryable,
  deps: AppDeps,
  { team, kind, number }: ReceivedDeclaration,
  { outcome, reason }: Effect,
): Promise<void> {
  if (outcome === 'done' || outcome === 'repeated') return;
  const values = { kind, outcome: reason ?? outcome, number };
  await enqueueMail(tx, deps, { team, lang: 'de', name: 'declarationWaiting', values });
}
