import type { PaymentMethod, PaymentVersion } from '../../../shared/enums.ts';
import type { ReferenceCode } from '../../../shared/error-codes.ts';
import type { Lang } from '../../../shared/language.ts';
import type { Refusal } from '../../../shared/states/collection.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { Payment } from './payment.repository.ts';

/** A subject of a payment: an order, a package or an invoice, with the data that payments need. */
export interface Payable {
  id: string;
  team: TeamId;
  userId: string;
  lang: Lang;
  /** The text for the payer at the bank: the number of the order, invoice … */
  number: string;
  /** The line that a package is for. */
  contractId?: string;
  amountCents: number;
  /** Used unless the payer asks for another one. */
  version: PaymentVersion;
  method: PaymentMethod;
  savedMethodId: string | null;
  /** The payer asked to save the method. */
  keepMethod: boolean;
  /** The account of a SEPA mandate, given with the order. */
  account: { iban: string; accountHolder: string } | null;
  /** It can no longer be paid: cancelled or withdrawn. */
  isClosed: boolean;
}

/** How one kind of subject takes part in payments. All functions run in the transaction of the update. */
export interface PayableKind<P extends Payable = Payable> {
  /** The code when it does not exist, or belongs to another customer. */
  unknown: ReferenceCode;
  /** Reads it without a lock, to show it. */
  find(db: Queryable, id: string): Promise<P | undefined>;
  /** Locks it until the transaction ends: changes to its payment happen one after the other. */
  lock(tx: Queryable, id: string): Promise<P | undefined>;
  /** An attempt is in progress (`processing`) or has failed (`failed`). */
  onUpdate?(
    tx: Queryable,
    deps: AppDeps,
    payable: P,
    state: 'pending' | 'processing' | 'failed',
  ): Promise<void>;
  /**
   * The money has arrived. @returns false when it is not owed (any more), or the cents that are owed if that is only a
   * part: the rest is refunded automatically
   */
  onPaid(tx: Queryable, deps: AppDeps, payable: P, payment: Payment): Promise<boolean | number>;
  /** A debit while the payer was away was refused. */
  onRefused?(tx: Queryable, deps: AppDeps, payable: P, refusal: Refusal): Promise<void>;
  /** From now on a kept method pays what follows; null when the customer took it away. */
  onMeans?(tx: Queryable, deps: AppDeps, id: string, savedMethodId: string | null): Promise<void>;
  /** The payer's bank took back the money that had paid this subject. @returns true when it is owed again */
  onDisputed?(tx: Queryable, deps: AppDeps, payable: P, payment: Payment): Promise<boolean>;
}
