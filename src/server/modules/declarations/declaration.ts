import type { Lang } from '../../../shared/form-script.ts';
import type { ContractCancel, ContractWithdraw } from '../../../shared/generated/forms.ts';
import type { TeamId } from '../../../shared/teams.ts';

/** A customer's one-sided word that ends a contract, by the public form or from the account. */
interface Declared {
  team: TeamId;
  lang: Lang;
  source: 'form' | 'account';
}
export interface Cancellation extends Declared {
  kind: 'cancellation';
  form: ContractCancel;
}
export interface Withdrawal extends Declared {
  kind: 'withdrawal';
  form: ContractWithdraw;
}
export type Declaration = Cancellation | Withdrawal;

/** What became of it: `repeated` changed nothing; the last three wait for the service team. */
export type Outcome = 'done' | 'repeated' | 'review' | 'late' | 'unmatched';

/** One that has arrived. */
export type ReceivedDeclaration = Declaration & { id: string; number: string; receivedAt: Date };

/** What a declaration did, as far as it can be done without people. */
export interface Effect {
  outcome: Outcome;
  /** The last day of the contract. */
  endsOn?: string;
  /** Sessions at the payment provider that must not take money any more, to be ended after the transaction. */
  sessions?: string[];
}
