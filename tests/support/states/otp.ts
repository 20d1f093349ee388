/** The code by which somebody proves a phone. `open` is decided again with every question: it ends by itself. */
export type OtpState =
  | { status: 'none' }
  | { status: 'open'; triesLeft: number; until: Date }
  | { status: 'used' };

/** A code was asked for, or one was typed in. */
export type OtpEvent = { type: 'sent' } | { type: 'right' } | { type: 'wrong' };

export interface OtpRules {
  tries: number;
  expiresSeconds: number;
}

/**
 * The next state; the same object when the event changes nothing. A code that is sent again has the tries that the one
 * before it left; with none left there is no other until that one has ended. The repository's statements decide the
 * same in SQL, and a test holds the two against each other.
 */
export function nextOtp(state: OtpState, event: OtpEvent, now: Date, rules: OtpRules): OtpState {
  const isOpen = state.status === 'open' && state.until > now;
  if (event.type === 'sent') return sentAgain(state, isOpen, now, rules);
  if (!isOpen || state.triesLeft === 0) return state;
  return event.type === 'right' ? { status: 'used' } : { ...state, triesLeft: state.triesLeft - 1 };
}

function sentAgain(state: OtpState, isOpen: boolean, now: Date, rules: OtpRules): OtpState {
  const until = new Date(now.getTime() + rules.expiresSeconds * 1000);
  if (state.status !== 'open' || !isOpen) return { status: 'open', triesLeft: rules.tries, until };
  return state.triesLeft === 0 ? state : { ...state, until };
}
