const isOurs = (name: string) => /^(?:__(?:Host|Secure)-)?fanline/.test(name);

/** Deletes what services have stored on this site: all that is not ours. */
export function forgetForeign(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (!isOurs(name)) storage.removeItem(name);
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names) if (name && !isOurs(name)) forgetCookie(name);
}

/** A script may have set it for this host or for a domain above it. */
function forgetCookie(name: string): void {
  const parts = window.location.hostname.split('.');
  const domains = parts.slice(0, -1).map((_, i) => `; domain=${parts.slice(i).join('.')}`);
  // The Cookie Store API is missing in browsers that we support.
  for (const domain of ['', ...domains])
    Reflect.set(document, 'cookie', `${name}=; path=/; max-age=0${domain}`);
}
