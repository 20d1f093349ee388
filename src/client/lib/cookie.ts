import { cookieName } from '../../shared/cookie-name.ts';

type Name = `fanline-${string}`;

/** Cookies that scripts may read: the colour scheme and the hint of a session. They contain no secrets. */
export function hasCookie(name: Name, value: string): boolean {
  return document.cookie.split('; ').includes(`${cookieName(name, isSecure())}=${value}`);
}

/**
 * The Cookie Store API is asynchronous and missing in browsers that we support; the old setter works in all of them.
 * @param life `maxAge` in seconds; without it the browser forgets the cookie at its end
 */
export function writeCookie(
  name: Name,
  value: string,
  life: { sameSite: 'strict' | 'lax'; maxAge: number | undefined },
): void {
  const age = life.maxAge === undefined ? '' : `; max-age=${life.maxAge}`;
  const secure = isSecure() ? '; secure' : '';
  const text = `${cookieName(name, isSecure())}=${value}; path=/; samesite=${life.sameSite}${age}${secure}`;
  Reflect.set(document, 'cookie', text);
}

function isSecure(): boolean {
  return window.location.protocol === 'https:';
}
