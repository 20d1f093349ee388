import type { TestApp } from '../../support/app.ts';
import { nextSession, type SessionEvent, type SessionState } from '../../support/states/session.ts';
import { customers, session } from '../harness/people.ts';
import type { Round } from '../harness/rounds.ts';
import { refreshCookie } from '../sessions/refresh.ts';

/** The statements give a session without remember-me a day after each refresh. */
const lifeSeconds = 86_400;

/** Tokens come again and again, in whatever order and at whatever time. */
export function sessionHistory(t: TestApp, graceSeconds: number): Round {
  let userId: string | undefined;
  return async (dice) => {
    userId ??= (await customers(t.db, 1))[0]?.userId ?? '';
    const { id, refreshToken } = await session(t.db, userId);
    const until = new Date(t.now().getTime() + lifeSeconds * 1000);
    await t.db.query('UPDATE session SET remember = false, expires_at = $2 WHERE id = $1', [id, until]);
    const tokens: string[] = [refreshToken];
    let state: SessionState = { status: 'open', until, exchangedAt: null };
    for (let step = 0; step < 10; step++) {
      t.pass({ seconds: dice.pick([1, 1, 5, 10, 11, 40, 40_000]) });
      const event = eventOf(
        dice.pick(['newest', 'newest', 'newest', 'predecessor', 'older', 'logout']),
        tokens,
      );
      const next = nextSession(state, event, t.now(), { lifeSeconds, graceSeconds });
      const isRefreshed = next !== state && next.status === 'open';
      const got = await come(t, event, tokens);
      if (event.type !== 'logout' && got.isRefreshed !== isRefreshed)
        return [`${event.type} on ${JSON.stringify(state)}: ${got.isRefreshed ? 'refreshed' : 'refused'}`];
      if (event.type === 'newest' && got.next) tokens.push(got.next);
      state = next;
    }
    return [];
  };
}

/** A family of one or two tokens has none that are older. */
function eventOf(type: SessionEvent['type'], tokens: string[]): SessionEvent {
  if (type === 'older' && tokens.length < 3) return { type: 'newest' };
  return type === 'predecessor' && tokens.length < 2 ? { type: 'newest' } : { type };
}

async function come(t: TestApp, { type }: SessionEvent, tokens: string[]) {
  const back = { newest: -1, logout: -1, predecessor: -2, older: -3 };
  const client = t.client();
  client.cookies.set(refreshCookie, tokens.at(back[type]) ?? '');
  const answer = await client.post(type === 'logout' ? '/api/auth/logout' : '/api/auth/refresh');
  return { isRefreshed: answer.status === 200, next: client.cookies.get(refreshCookie) };
}
