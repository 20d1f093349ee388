const isOurs = (name: string) => /^(?:__(?:Host|Secure)-)?fanline/.test(name);

/** The library of our service worker names some stores after itself. */
const isOurStore = (name: string) => isOurs(name) || name.startsWith('workbox-');

/** Deletes what services have stored on this site: all that is not ours, and what `/dev/data-layer` shows of a buyer. */
export async function forgetForeign(): Promise<void> {
  // The key of `data-layer.ts`, which to import would cost each first page some bytes.
  sessionStorage.removeItem('fanline.data-layer');
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (!isOurs(name)) storage.removeItem(name);
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names) if (name && !isOurs(name)) forgetCookie(name);
  // What a browser refuses here must not keep the page from being loaded anew.
  await Promise.allSettled([forgetDatabases(), forgetFiles()]);
}

/** A script may have set it for this host or for a domain above it, and for any path above this page. */
function forgetCookie(name: string): void {
  const parts = window.location.hostname.split('.');
  const domains = parts.slice(0, -1).map((_, i) => `; domain=${parts.slice(i).join('.')}`);
  // The Cookie Store API is missing in browsers that we support.
  for (const path of pathsAbove(window.location.pathname))
    for (const domain of ['', ...domains])
      Reflect.set(document, 'cookie', `${name}=; path=${path}; max-age=0${domain}`);
}

/** `/a/b` → `/`, `/a`, `/a/`, `/a/b`: of other paths a page sees no cookies. */
function pathsAbove(pathname: string): string[] {
  const ends = [...pathname].flatMap((sign, at) => (sign === '/' ? [at, at + 1] : []));
  return [...new Set([...ends, pathname.length].map((end) => pathname.slice(0, end) || '/'))];
}

async function forgetDatabases(): Promise<void> {
  const all = await indexedDB.databases();
  const foreign = all.flatMap(({ name }) => (name && !isOurStore(name) ? [name] : []));
  await Promise.all(foreign.map(forgetDatabase));
}

/** One that a script holds open is deleted as soon as the page is left. */
function forgetDatabase(name: string): Promise<unknown> {
  const request = indexedDB.deleteDatabase(name);
  return new Promise((resolve) => {
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, resolve);
  });
}

async function forgetFiles(): Promise<void> {
  const foreign = (await caches.keys()).filter((name) => !isOurStore(name));
  await Promise.all(foreign.map((name) => caches.delete(name)));
}
