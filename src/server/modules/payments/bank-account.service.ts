import firm from '../../../../teams/content/firm.json' with { type: 'json' };
import type { ReadBy } from '../../../shared/contracts/contract.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { KeptMethod } from '../../infra/ports/payments/payments.ts';
import { enqueueActNotice } from '../customers/act-notice.ts';
import { findReader } from '../customers/user.repository.ts';
import type { bankAccount } from './bank-account.contract.ts';
import { insertMandate } from './mandate.repository.ts';
import { findMethodByToken, insertSavedMethod } from './saved-method.repository.ts';

/**
 * Keeps a bank account with the mandate that the customer has just given. @throws Problem 1119 when the provider does
 * not accept the account; 1038 when it does not answer
 */
export async function addBankAccount(
  deps: AppDeps,
  userId: string,
  { iban, accountHolder }: Pick<ReadBy<typeof bankAccount>, 'iban' | 'accountHolder'>,
): Promise<void> {
  const reader = await findReader(deps.db, userId);
  if (!reader) throw new Error('A customer who is logged in is not there.');
  const { team, email } = reader;
  const mandateId = deps.random.id();
  const kept = await keptAt(deps, { reference: mandateId, iban, accountHolder, email, customer: userId });
  await deps.db.transaction(async (tx) => {
    const now = deps.clock();
    await insertSavedMethod(tx, { ...kept, id: deps.random.id(), team, userId, method: 'sepa', now });
    const method = await findMethodByToken(tx, userId, kept.token);
    if (!method) throw new Error('A kept account is not there.');
    const reference = `M-${deps.random.digits(12)}`;
    const given = {
      id: mandateId,
      team,
      userId,
      savedMethodId: method.id,
      account: kept.label,
      accountHolder,
    };
    await insertMandate(tx, { ...given, reference, creditorId: firm.creditorId, now });
    await enqueueActNotice(tx, deps, userId, 'methodAdded');
  });
}

async function keptAt(
  { ports }: AppDeps,
  request: Parameters<AppDeps['ports']['payments']['keepAccount']>[0],
): Promise<KeptMethod> {
  const kept = await ports.payments.keepAccount(request).catch((cause: unknown) => {
    throw problem(1038, { cause });
  });
  if (!kept) throw problem(1119);
  return kept;
}
