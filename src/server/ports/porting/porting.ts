import type { MnpType } from '../../../shared/enums.ts';
import type { PortingEvent, PortingState } from '../../../shared/states/porting.ts';

/** A request to bring a number, as the operator that gives it away sees it. */
export interface PortingRequest {
  msisdn: string;
  mnpType: MnpType;
  /** The last day of the old contract; only for VTEN. */
  contractEndsOn: string | null;
  state: PortingState;
  /** The day on which that state began. */
  since: string;
  /** The customer has put the request right after a refusal. */
  isCorrected: boolean;
}

/** The exchange with the other operators. */
export interface PortingPort {
  /** What they say on a day; null: nothing yet. */
  newsOn(request: PortingRequest, today: string): Promise<PortingEvent | null>;
}
