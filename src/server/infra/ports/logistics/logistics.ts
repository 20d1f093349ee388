import type { DeliveryKind, DeliveryState } from '../../../../shared/states/delivery.ts';

/** A parcel that we want to send, and how far we know it. */
export interface ParcelRequest {
  /** Our id. For the same id the carrier has one parcel. */
  id: string;
  kind: DeliveryKind;
  recipient: { name: string; street: string; houseNumber: string; postalCode: string; city: string };
  /** The card that belongs to the line; null for one that is not assigned yet, and for goods. */
  iccid: string | null;
  /** What is printed on a jersey; null for a SIM. */
  jersey: { size: string; style: string; name: string; number: number } | null;
  state: DeliveryState;
  /** The first day of that state, YYYY-MM-DD in Berlin. */
  since: string;
}

/** How a parcel stands. */
export interface ParcelUpdate {
  state: Exclude<DeliveryState, 'cancelled'>;
  /** The first day of that state, YYYY-MM-DD in Berlin. */
  since: string;
  /** There from the hand-over on. */
  trackingNumber: string | null;
}

/** Who packs and sends SIM cards and jerseys. `signal` tells a call that its time is over. */
export interface LogisticsPort {
  kind: 'simulation' | 'http';
  /** How soon a parcel is asked about again, when no news comes; 0 for each time. */
  askAgainSeconds: number;
  /** Creates the parcel, once, and says how it stands. */
  updateOn(parcel: ParcelRequest, today: string, signal?: AbortSignal): Promise<ParcelUpdate>;
  /** Stops a parcel that is not handed over; it also holds for one that was never created. */
  cancel(id: string, signal?: AbortSignal): Promise<void>;
}
