import type { Operator } from './catalogue.ts';
import type {
  MnpType,
  NumberType,
  PaymentMethod,
  PaymentStatus,
  PaymentVersion,
  SimType,
  TariffType,
} from './enums.ts';
import type { JerseyChoice } from './order.ts';
import type { PriceSummary } from './price.ts';
import type { ContractState } from './states/contract.ts';
import type { DeliveryState } from './states/delivery.ts';
import type { OrderState } from './states/order.ts';
import type { PortingReason, PortingStatus } from './states/porting.ts';

/** An order as the API shows it. Times are ISO 8601 UTC, days YYYY-MM-DD, money gross cents. */
export interface OrderView {
  id: string;
  number: string;
  state: OrderState;
  createdAt: string;
  tariff: { id: string; name: string; type: TariffType };
  numberType: NumberType;
  simType: SimType;
  paymentVersion: PaymentVersion;
  msisdn: string;
  price: PriceSummary;
  payment: PaymentView | null;
  porting: PortingView | null;
  delivery: DeliveryView[];
  contract: ContractView | null;
  options: { id: string; name: string; priceCents: number }[];
  jersey: JerseyChoice | null;
  earlyStart: boolean;
}

export interface PaymentView {
  id: string;
  /** The provider's number of the transaction; null before it has one. */
  transactionId: string | null;
  status: PaymentStatus;
  /** The payer's bank took the money back; it is owed again, with the invoice over it. */
  isReversed: boolean;
  method: PaymentMethod;
  amountCents: number;
  createdAt: string;
}

/** How a payment stands, and whether that is what the provider says now. */
export interface PaymentStanding {
  payment: PaymentView | null;
  /** False when the provider was to be asked and did not answer: it is what was known before. */
  isCurrent: boolean;
}

interface PortingView {
  state: PortingStatus;
  reason: PortingReason | null;
  mnpType: MnpType;
  donatingProvider: Operator;
  msisdn: string;
  contractEndsOn: string | null;
  scheduledOn: string | null;
}

interface DeliveryView {
  kind: 'sim' | 'jersey';
  state: DeliveryState;
  trackingNumber: string | null;
}

/** What a phone needs to load an eSIM; a secret of the line's holder. */
export interface EsimCode {
  smdpAddress: string;
  activationCode: string;
}

export interface ContractView {
  id: string;
  number: string;
  orderId: string;
  state: ContractState;
  msisdn: string;
  tariffId: string;
  tariffName: string;
  concludedOn: string;
  startsOn: string;
  minimumEndsOn: string;
  lastDayToCancel: string;
  /** The last day, once the contract has been cancelled or withdrawn from. */
  endedOn: string | null;
  /** On which day a cancellation of today would end it. */
  earliestEndOn: string;
  /** The last day to withdraw; null when that is over, or has been done. */
  withdrawableUntil: string | null;
  sim: { type: SimType; state: 'assigned' | 'prepared' | 'active' | 'blocked'; iccid: string } | null;
  /** Of a line that runs or will, from its payment on: a profile can be loaded before it works. */
  esim: EsimCode | null;
  /** The document that confirmed it; null where there was none yet. */
  confirmationId: string | null;
}
