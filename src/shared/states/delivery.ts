import { addDays } from '../calendar.ts';

export const deliveryStates = ['ordered', 'packed', 'handedOver', 'delivered', 'cancelled'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
/** The way of a parcel that is not cancelled. */
export const deliverySteps = ['ordered', 'packed', 'handedOver', 'delivered'] as const;
export type DeliveryKind = 'sim' | 'jersey';

/** The usual number of days of a parcel in each state; a jersey is printed first. */
const days: Record<DeliveryKind, Partial<Record<DeliveryState, number>>> = {
  sim: { ordered: 1, packed: 1, handedOver: 2 },
  jersey: { ordered: 4, packed: 1, handedOver: 2 },
};
const steps: Partial<Record<DeliveryState, DeliveryState>> = {
  ordered: 'packed',
  packed: 'handedOver',
  handedOver: 'delivered',
};

/**
 * The next state of a parcel, and since when.
 * @param since the first day of its current state; @param today both YYYY-MM-DD in Berlin
 * @returns undefined when its state does not change today
 */
export function nextDelivery(
  kind: DeliveryKind,
  { state, since }: { state: DeliveryState; since: string },
  today: string,
): { state: DeliveryState; since: string } | undefined {
  const next = steps[state];
  const due = addDays(since, days[kind][state] ?? 0);
  return next && due <= today ? { state: next, since: due } : undefined;
}

/** A parcel can be stopped until it is handed over. */
export function isStoppable(state: DeliveryState): boolean {
  return state === 'ordered' || state === 'packed';
}
