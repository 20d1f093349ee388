/**
 * A number that was taken out of the pool. `held` is decided again with every question: it ends by itself. `ordered`
 * waits for a payment and does not run out. Free and sold are the two ends.
 */
export type ReservationState =
  | { status: 'free' }
  | { status: 'held'; holder: string; until: Date; extensionsLeft: number }
  | { status: 'ordered'; holder: string }
  | { status: 'sold' };

export type ReservationEvent =
  | { type: 'reserve'; holder: string }
  | { type: 'extend'; holder: string }
  | { type: 'release'; holder: string }
  | { type: 'order'; holder: string }
  | { type: 'paid' }
  | { type: 'cancelled' };

/** How long a number is held, and how often that may be prolonged. */
export interface ReservationLimits {
  holdSeconds: number;
  extensions: number;
}

/**
 * The next state; the same object when the event changes nothing. The repository's statements decide the same in SQL,
 * and a test holds the two against each other.
 */
export function nextReservation(
  state: ReservationState,
  event: ReservationEvent,
  now: Date,
  limits: ReservationLimits,
): ReservationState {
  const current = settled(state, now);
  switch (event.type) {
    case 'reserve':
      return current.status === 'free' ? held(event.holder, limits.extensions, now, limits) : current;
    case 'extend':
      if (!isHeldBy(current, event.holder) || current.extensionsLeft < 1) return current;
      return held(event.holder, current.extensionsLeft - 1, now, limits);
    case 'release':
      return isHeldBy(current, event.holder) ? { status: 'free' } : current;
    case 'order':
      return isHeldBy(current, event.holder) ? { status: 'ordered', holder: event.holder } : current;
    case 'paid':
      return current.status === 'ordered' ? { status: 'sold' } : current;
    case 'cancelled':
      return current.status === 'ordered' ? { status: 'free' } : current;
  }
}

/** A hold that has run out is free, whoever looks first. */
function settled(state: ReservationState, now: Date): ReservationState {
  return state.status === 'held' && state.until <= now ? { status: 'free' } : state;
}

function held(
  holder: string,
  extensionsLeft: number,
  now: Date,
  limits: ReservationLimits,
): ReservationState {
  const until = new Date(now.getTime() + limits.holdSeconds * 1000);
  return { status: 'held', holder, until, extensionsLeft };
}

function isHeldBy(state: ReservationState, holder: string): state is ReservationState & { status: 'held' } {
  return state.status === 'held' && state.holder === holder;
}
