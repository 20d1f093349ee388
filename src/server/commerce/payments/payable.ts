import type { PaymentMethod, PaymentVersion } from '../../../shared/enums.ts';
import type { ReferenceCode } from '../../../shared/error-codes.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import type { Payment } from '../../modules/payments/payment.repository.ts';

/** What paying needs of it, whatever it is. */
export interface Payable {
  id: string;
  team: TeamId;
  userId: string;
  lang: string;
  /** What the payer reads at the bank: the number of the order, invoice … */
  number: string;
  amountCents: number;
  /** Used where the payer wishes nothing else. */
  version: PaymentVersion;
  method: PaymentMethod;
  savedMethodId: string | null;
  /** The payer asked that the method be kept. */
  keepMethod: boolean;
  /** The account of a SEPA mandate, given with the order. */
  account: { iban: string; accountHolder: string } | null;
  /** It can never be paid (again): cancelled, withdrawn from. */
  isClosed: boolean;
}

/** How one kind of subject takes part in paying. All runs in the transaction of the news. */
export interface PayableKind<P extends Payable = Payable> {
  /** The answer to whoever wants to pay what is not there, or is another's. */
  unknown: ReferenceCode;
  /** Locks it until the transaction ends: all that concerns its payment happens one after the other. */
  lock(tx: Queryable, id: string): Promise<P | undefined>;
  /** An attempt is under way (`processing`) or has come to nothing (`failed`). */
  onNews?(
    tx: Queryable,
    deps: AppDeps,
    payable: P,
    state: 'pending' | 'processing' | 'failed',
  ): Promise<void>;
  /** The money is here. @returns false when it is not owed (any more): then it goes back by itself */
  onPaid(tx: Queryable, deps: AppDeps, payable: P, payment: Payment): Promise<boolean>;
  /** The payer's bank took back the money that had paid this. @returns true when it is owed anew */
  onDisputed?(tx: Queryable, deps: AppDeps, payable: P, payment: Payment): Promise<boolean>;
}
