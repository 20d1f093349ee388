import { team } from 'virtual:team';
import { daySeconds } from '../../shared/durations.ts';
import { sessionHint } from '../../shared/session-hint.ts';
import { sessionTokenKey } from '../../shared/session-token-key.ts';
import { hasCookie, writeCookie } from './cookie.ts';

/** The access token and its expiry (epoch milliseconds of this browser's clock). */
export interface StoredToken {
  accessToken: string;
  expiresAt: number;
}

const KEY = sessionTokenKey(team.id);
const hints = [sessionHint.withScripts, sessionHint.withoutScripts];
const HINT_SECONDS = 30 * daySeconds;

/** sessionStorage, or localStorage with remember-me (specification, "Session"). */
export const tokenStore = {
  read(): StoredToken | undefined {
    return parse(sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY));
  },
  write(token: StoredToken, remember = isRemembered()): void {
    const [chosen, other] = remember ? [localStorage, sessionStorage] : [sessionStorage, localStorage];
    other.removeItem(KEY);
    chosen.setItem(KEY, JSON.stringify(token));
    writeHint(remember ? HINT_SECONDS : undefined);
  },
  /** Removes the token and the hint, because without a token only a login helps. */
  remove(): void {
    sessionStorage.removeItem(KEY);
    localStorage.removeItem(KEY);
    writeHint(0);
  },
  remembered: isRemembered,
  /** Guests cause no refused refresh. */
  mayRefresh: (): boolean => hints.some((hint) => hasCookie(sessionHint.name, hint)),
  isTokenKey: (key: string | null): boolean => key === KEY,
};

function isRemembered(): boolean {
  return localStorage.getItem(KEY) !== null;
}

function writeHint(seconds: number | undefined): void {
  writeCookie(sessionHint.name, sessionHint.withScripts, { sameSite: 'strict', maxAge: seconds });
}

function parse(text: string | null): StoredToken | undefined {
  if (!text) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isToken(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isToken(value: unknown): value is StoredToken {
  return typeof value === 'object' && value !== null && 'accessToken' in value && 'expiresAt' in value;
}
