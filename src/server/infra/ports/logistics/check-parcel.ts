import { isIsoDate } from '../../../../shared/dates.ts';
import { deliverySteps } from '../../../../shared/states/delivery.ts';
import type { ParcelRequest, ParcelUpdate } from './logistics.ts';

const steps: readonly string[] = deliverySteps;

/** @throws Error when a carrier cannot give this answer: it goes back, lies in the future, or has no tracking number */
export function checkParcel(update: ParcelUpdate, parcel: ParcelRequest, today: string): ParcelUpdate {
  const at = deliverySteps.indexOf(update?.state);
  const isSent = at >= deliverySteps.indexOf('handedOver');
  const hasTracking =
    typeof update?.trackingNumber === 'string' && /^[\w-]{5,40}$/.test(update.trackingNumber);
  const isPossible =
    at >= steps.indexOf(parcel.state) &&
    isIsoDate(String(update.since)) &&
    update.since <= today &&
    hasTracking === isSent;
  if (!isPossible) throw new Error('an answer that cannot be');
  return update;
}
