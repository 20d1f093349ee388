import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { enqueueLetter } from '../../letter.ts';
import { type DeclaredOrder, insertDeclaration, namedOrders } from './declaration.repository.ts';
import type { Declaration, Outcome, ReceivedDeclaration } from './declaration.ts';
import { isMeant, readNaming } from './declared-contract.ts';
import { type Receipt, receiptOf, receiptText } from './receipt.ts';

const forms = { cancellation: 'contract/cancel', withdrawal: 'contract/withdraw' } as const;

/**
 * Takes a cancellation or a withdrawal at its word: stores it, lets it take effect where the contract is known for
 * certain, confirms it at once and hands everything else to the service team.
 */
export async function declare(deps: AppDeps, declaration: Declaration): Promise<Receipt> {
  const received: ReceivedDeclaration = {
    ...declaration,
    id: deps.random.id(),
    number: `E-${deps.random.digits(10)}`,
    receivedAt: deps.clock(),
  };
  const receipt = receiptOf(deps, received);
  await deps.db.transaction((tx) => take(tx, deps, received, receipt));
  return receipt;
}

async function take(tx: Queryable, deps: AppDeps, declaration: ReceivedDeclaration, receipt: Receipt) {
  const order = await meantOrder(tx, declaration);
  const outcome: Outcome = order ? 'review' : 'unmatched';
  const definitionVersion = deps.definitions.versions()[forms[declaration.kind]] ?? '';
  await insertDeclaration(tx, declaration, { definitionVersion, order, outcome, endsOn: null });
  await confirm(tx, deps, declaration, receipt);
  await handOver(tx, deps, declaration, receipt, outcome);
}

/** The order that is meant for certain; several can be named by one phone number, then the newest. */
async function meantOrder(tx: Queryable, { team, form }: ReceivedDeclaration): Promise<DeclaredOrder | null> {
  const naming = readNaming(form.contractNumber);
  const named = await namedOrders(tx, team, naming);
  return named.find((candidate) => isMeant(naming, form, candidate)) ?? null;
}

function confirm(tx: Queryable, deps: AppDeps, declaration: ReceivedDeclaration, receipt: Receipt) {
  const { team, lang, form, kind } = declaration;
  const values = { kind, name: form.name, number: receipt.number, lines: receiptText(receipt) };
  return enqueueLetter(tx, deps, { team, lang, to: form.email, name: 'declarationReceived', values });
}

/** Nothing is lost that cannot be done by itself. */
async function handOver(
  tx: Queryable,
  deps: AppDeps,
  declaration: ReceivedDeclaration,
  receipt: Receipt,
  outcome: Outcome,
): Promise<void> {
  if (outcome === 'done' || outcome === 'repeated') return;
  const { team, kind } = declaration;
  const values = { kind, outcome, number: receipt.number };
  await enqueueLetter(tx, deps, { team, lang: 'de', name: 'declarationWaiting', values });
}
