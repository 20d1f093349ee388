import type {
  AccountRequest,
  Collected,
  CollectRequest,
  KeptMethod,
} from '../../infra/ports/payments/payments.ts';
import { announceSession } from './sandbox-events.ts';
import { type SandboxOptions, soon } from './sandbox-options.ts';
import { outcomeOfDebit } from './sandbox-outcomes.ts';
import { decideSandboxSession, findKeptSession, openSandboxSession } from './sandbox-session.repository.ts';
import { keptMethod, type SandboxSession, updateOf } from './sandbox-session.ts';

/** Debits a kept method: a session without a page, decided at once by its account or card. */
export function debit(options: SandboxOptions, request: CollectRequest): Promise<Collected> {
  const { since: _since, token, ...asked } = request;
  return options.db.transaction(async (tx) => {
    const kept = await findKeptSession(tx, token);
    const given = { ...newSession(options), ...asked, iban: kept?.iban ?? null };
    const opened = await openSandboxSession(tx, { ...given, keepsMethod: false, savedToken: token });
    const moment = { settlesAt: soon(options), keptToken: token };
    const decided = await decideSandboxSession(tx, opened.id, outcomeOfDebit(token, given), moment);
    if (decided) await announceSession(tx, options, decided);
    return { id: opened.id, update: updateOf(decided ?? opened) };
  });
}

/** Keeps an account: a session over nothing that has succeeded. */
export function keepAccount(options: SandboxOptions, request: AccountRequest): Promise<KeptMethod | null> {
  const { reference, iban } = request;
  return options.db.transaction(async (tx) => {
    const about = {
      reference,
      iban,
      method: 'sepa',
      amountCents: 0,
      lang: 'de',
      payee: '',
      purpose: '',
    } as const;
    const given = { ...newSession(options), ...about, keepsMethod: true, savedToken: null };
    const opened = await openSandboxSession(tx, given);
    const moment = { settlesAt: soon(options), keptToken: `sbxpm_${options.random.id()}` };
    const outcome = { state: 'succeeded', later: null } as const;
    const decided = await decideSandboxSession(tx, opened.id, outcome, moment);
    return keptMethod(decided ?? opened);
  });
}

function newSession({
  clock,
  random,
}: SandboxOptions): Pick<SandboxSession, 'id' | 'transactionId' | 'returnUrl' | 'createdAt'> {
  return { id: random.token(), transactionId: `sbx_${random.id()}`, returnUrl: '', createdAt: clock() };
}
