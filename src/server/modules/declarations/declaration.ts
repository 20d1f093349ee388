import type { KeptAnswers } from '../../../shared/answers.ts';
import type { WaitReason } from '../../../shared/api/declarations.ts';
import type { ReadBy } from '../../../shared/contracts/contract.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Corrected } from '../billing/correct-invoices.service.ts';
import type { cancellation, withdrawal } from './declaration.contract.ts';

/** A customer's declaration that ends a contract, by the public form or from the account. */
interface Declared {
  team: TeamId;
  lang: Lang;
  source: 'form' | 'account';
  /** To fields that no code reads. */
  answers: KeptAnswers;
}
export interface Cancellation extends Declared {
  kind: 'cancellation';
  form: ReadBy<typeof cancellation>;
}
export interface Withdrawal extends Declared {
  kind: 'withdrawal';
  form: ReadBy<typeof withdrawal>;
}
export type Declaration = Cancellation | Withdrawal;

/** The result: `repeated` changed nothing; the last three wait for the service team. */
export type Outcome = 'done' | 'repeated' | 'review' | 'late' | 'unmatched';

/** A declaration that has arrived. */
export type ReceivedDeclaration = Declaration & { id: string; number: string; receivedAt: Date };

/** Why a declaration waits for people: what is meant is not clear, or must be decided. */
export type ReviewReason = Exclude<WaitReason, 'review' | 'late'>;

/** The result of a declaration, as far as the server can carry it out without people. */
export interface Effect {
  outcome: Outcome;
  /** Why people must decide, for `review`. */
  reason?: ReviewReason;
  /** The last day of the contract. */
  endsOn?: string;
  /** Of packages of the order that were withdrawn from by themselves. */
  money?: Corrected;
  /** Sessions at the payment provider that must not take money any more; they are ended after the transaction. */
  sessions?: string[];
}
