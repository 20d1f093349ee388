/** States and reasons of number porting (specification, "Porting"). */
export const portingStates = [
  'requested',
  'sentToDonor',
  'scheduled',
  'inProgress',
  'completed',
  'rejected',
  'cancelled',
] as const;
export type PortingStatus = (typeof portingStates)[number];

export const portingReasons = [
  'DATA_MISMATCH',
  'OPT_IN_MISSING',
  'CONTRACT_NOT_TERMINATED',
  'NUMBER_UNKNOWN',
  'ALREADY_REQUESTED',
] as const;
export type PortingReason = (typeof portingReasons)[number];

export interface PortingState {
  status: PortingStatus;
  reason?: PortingReason;
  /** The day on which the number is ported, YYYY-MM-DD in Berlin. */
  scheduledOn?: string;
  /** The first day that was named to the customer. It stays when the operators move the porting (§ 59 (6) TKG). */
  agreedOn?: string;
  /** The day on which the old operator released the number. */
  leftOn?: string;
  /** The day on which the number works with us. */
  arrivedOn?: string;
}

export type PortingEvent =
  | { type: 'sent' }
  | { type: 'rejected'; reason: PortingReason }
  /** `hasCome`: we hear of the day only after it, because the number has already left. */
  | { type: 'scheduled'; on: string; hasCome?: boolean }
  /** The day is taken back, a new one is not known yet. */
  | { type: 'postponed' }
  | { type: 'corrected' }
  | { type: 'cancelled' }
  | { type: 'dayCame'; on: string }
  | { type: 'completed'; on: string };

const workingDaysToCancel = 7;

/**
 * The next state; unchanged by an event that does not fit. The number leaves on the agreed day or later, and arrives on
 * the day on which it left or later; neither is in the future. Until it leaves, the other side can name another day, take
 * the day back, or refuse.
 * @param today the day in Berlin: the porting can be cancelled until seven working days before its day
 */
export function nextPorting(state: PortingState, event: PortingEvent, today: string): PortingState {
  const { status } = state;
  switch (event.type) {
    case 'sent':
      return status === 'requested' ? { status: 'sentToDonor' } : state;
    case 'rejected':
      return status === 'sentToDonor' || status === 'scheduled'
        ? { status: 'rejected', reason: event.reason }
        : state;
    case 'scheduled':
      return scheduled(state, event, today);
    case 'postponed':
      return status === 'scheduled'
        ? { status: 'sentToDonor', ...(state.agreedOn ? { agreedOn: state.agreedOn } : {}) }
        : state;
    case 'corrected':
      return status === 'rejected' ? { status: 'requested' } : state;
    case 'cancelled':
      return mayCancel(state, today) ? { status: 'cancelled' } : state;
    case 'dayCame':
      return status === 'scheduled' && isBetween(state.scheduledOn, event.on, today)
        ? { ...state, status: 'inProgress', leftOn: event.on }
        : state;
    case 'completed':
      return status === 'inProgress' && isBetween(state.leftOn, event.on, today)
        ? { ...state, status: 'completed', arrivedOn: event.on }
        : state;
  }
}

/** A first day, or another one: the first day that was named stays the agreed one. */
function scheduled(
  state: PortingState,
  { on, hasCome }: Extract<PortingEvent, { type: 'scheduled' }>,
  today: string,
): PortingState {
  const isOpen = state.status === 'sentToDonor' || (state.status === 'scheduled' && state.scheduledOn !== on);
  const isPossible = hasCome ? on <= today : on > today;
  if (!isOpen || !isPossible) return state;
  return { status: 'scheduled', scheduledOn: on, agreedOn: state.agreedOn ?? on };
}

/** Whether a day is not before an earlier one, and not in the future. */
function isBetween(earliest: string | undefined, day: string, today: string): boolean {
  return earliest !== undefined && earliest <= day && day <= today;
}

function mayCancel({ status, scheduledOn }: PortingState, today: string): boolean {
  if (status === 'scheduled') return workingDaysBetween(today, scheduledOn ?? today) >= workingDaysToCancel;
  return status === 'requested' || status === 'sentToDonor' || status === 'rejected';
}

/**
 * Mondays to Fridays after `from` up to `to`; holidays count as working days, which is the better case for the
 * customer.
 */
function workingDaysBetween(from: string, to: string): number {
  let count = 0;
  for (const day = new Date(`${from}T00:00:00Z`); day.toISOString().slice(0, 10) < to; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) count += 1;
  }
  return count;
}
