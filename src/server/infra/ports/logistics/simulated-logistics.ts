import { createHash } from 'node:crypto';
import { nextDelivery } from '../../../../shared/states/delivery.ts';
import type { LogisticsPort, ParcelRequest, ParcelUpdate } from './logistics.ts';

/** Simulates a carrier: parcels move by the clock, and each has the same tracking number whenever it is asked for. */
export const simulatedLogistics: LogisticsPort = {
  kind: 'simulation',
  askAgainSeconds: 0,
  updateOn: async (parcel, today) => updateOn(parcel, today),
  cancel: async () => {},
};

function updateOn({ id, kind, state, since }: ParcelRequest, today: string): ParcelUpdate {
  let at = { state, since };
  for (let next = nextDelivery(kind, at, today); next; next = nextDelivery(kind, at, today)) at = next;
  // A parcel under way is never asked about after it was cancelled.
  const reached = at.state === 'cancelled' ? 'ordered' : at.state;
  const isSent = reached === 'handedOver' || reached === 'delivered';
  return { state: reached, since: at.since, trackingNumber: isSent ? trackingOf(id) : null };
}

/** 20 digits, as carriers in Germany have them. */
function trackingOf(id: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(id).digest('hex')}`) % 10n ** 15n;
  return `00340${String(digits).padStart(15, '0')}`;
}
