/** Cookies that scripts may read: the colour scheme and the hint of a session. They contain no secrets. */
export function hasCookie(name: string, value: string): boolean {
  return document.cookie.split('; ').includes(`${name}=${value}`);
}

/**
 * The Cookie Store API is asynchronous and missing in browsers that we support; the old setter works in all of them.
 */
export function writeCookie(text: string): void {
  Reflect.set(document, 'cookie', text);
}
