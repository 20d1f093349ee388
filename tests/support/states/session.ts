/** A session and the family of its refresh tokens. It ends by itself when nobody refreshes it. */
export type SessionState =
  | {
      status: 'open';
      until: Date /** When the newest token took the place of its predecessor. */;
      exchangedAt: Date | null;
    }
  | { status: 'ended' };

/** Somebody came with a token of the family: the newest, the one before it, or one from before that; or logs out. */
export type SessionEvent =
  | { type: 'newest' }
  | { type: 'predecessor' }
  | { type: 'older' }
  | { type: 'logout' };

export interface SessionRules {
  lifeSeconds: number;
  /** So long a second tab may still come with the token before. */
  graceSeconds: number;
}

/**
 * The next state. A token that comes again has been stolen, and ends all of its family; but for a moment after an
 * exchange it is another tab. The repository's statements decide the same in SQL, and a test holds the two against each
 * other.
 */
export function nextSession(
  state: SessionState,
  event: SessionEvent,
  now: Date,
  rules: SessionRules,
): SessionState {
  if (state.status === 'ended' || state.until <= now) return state;
  const until = new Date(now.getTime() + rules.lifeSeconds * 1000);
  if (event.type === 'newest') return { status: 'open', until, exchangedAt: now };
  const isTab = event.type === 'predecessor' && isFresh(state.exchangedAt, now, rules);
  return isTab ? { ...state, until } : { status: 'ended' };
}

function isFresh(exchangedAt: Date | null, now: Date, { graceSeconds }: SessionRules): boolean {
  return exchangedAt !== null && now.getTime() - exchangedAt.getTime() <= graceSeconds * 1000;
}
