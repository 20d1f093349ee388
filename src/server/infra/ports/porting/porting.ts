import type { MnpType } from '../../../../shared/enums.ts';
import type { PortingEvent, PortingState } from '../../../../shared/states/porting.ts';

/** A request to port a number, as the old operator sees it. */
export interface PortingRequest {
  msisdn: string;
  mnpType: MnpType;
  /** The last day of the old contract; only for VTEN. */
  contractEndsOn: string | null;
  state: PortingState;
  /** The first day of that state. */
  since: string;
  /** The customer has corrected the request after a refusal. */
  isCorrected: boolean;
}

/** The exchange with the other operators. */
export interface PortingPort {
  /** The operators' answer on a day; null: no answer yet. */
  updateOn(request: PortingRequest, today: string): Promise<PortingEvent | null>;
}
