/** Cookies that script may read: the colour scheme and the hint of a session. Nothing secret. */
export function hasCookie(name: string, value: string): boolean {
  return document.cookie.split('; ').includes(`${name}=${value}`);
}

/** The Cookie Store API is asynchronous and missing in browsers we support; the old setter is in all. */
export function writeCookie(text: string): void {
  Reflect.set(document, 'cookie', text);
}
