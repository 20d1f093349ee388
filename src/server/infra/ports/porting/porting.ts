import type { MnpType } from '../../../../shared/enums.ts';
import type { PortingEvent, PortingState } from '../../../../shared/states/porting.ts';

/** A request to port a number, as the old operator sees it. */
export interface PortingRequest {
  /** Our porting's id. For the same id the exchange has one request. */
  id: string;
  msisdn: string;
  mnpType: MnpType;
  /** The old operator's name. */
  provider: string;
  /** Must be spelt as at the old operator. */
  holder: { firstName: string; lastName: string; birthday: string };
  /** The last day of the old contract; only for VTEN. */
  contractEndsOn: string | null;
  /** The first day on which the number may arrive: after the withdrawal period, and after the old contract. */
  notBefore: string;
  state: PortingState;
  /** The first day of that state. */
  since: string;
  /** How often the customer has corrected the request after a refusal. */
  corrections: number;
}

/** The exchange with the other operators. `signal` tells a call that its time is over. */
export interface PortingPort {
  kind: 'simulation' | 'http';
  /** How soon an open porting is asked about again, when no news comes; 0 for each time. */
  askAgainSeconds: number;
  /** The operators' answer on a day; null: no answer yet. */
  updateOn(request: PortingRequest, today: string, signal?: AbortSignal): Promise<PortingEvent | null>;
  /** Takes a request back; it also holds for a request that never arrived. */
  cancel(id: string, signal?: AbortSignal): Promise<void>;
}
