import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { expireSession } from '../../src/client/lib/session.ts';
import { withoutSheets } from './computed-styles.ts';

// What jsdom lacks and browsers have; tests look at behaviour, not at sizes.

class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Nothing is ever seen: there is no window to look through. */
class NoIntersectionObserver extends NoResizeObserver implements IntersectionObserver {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  takeRecords() {
    return [];
  }
}

globalThis.ResizeObserver = NoResizeObserver;
globalThis.IntersectionObserver = NoIntersectionObserver;
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
window.getComputedStyle = withoutSheets(window.getComputedStyle.bind(window));
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  // A browser tells of it in a later task, too.
  setTimeout(() => this.dispatchEvent(new Event('close')));
};
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });

// Forms load their script, and the calendar its code, on machines that are busy with other tests.
configure({ asyncUtilTimeout: 30_000 });

// Files of a worker share the modules; a file begins as a browser that was never here.
beforeAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore.
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
  }
  window.history.replaceState(null, '', '/');
  // What `window.d.ts` declares for scripts of others.
  delete window.dataLayer;
  delete window._paq;
  for (const script of document.head.querySelectorAll('script')) script.remove();
  // The session is kept by a module, which the file before has used.
  expireSession();
});
afterEach(cleanup);

// The server runs in this process too and makes PDFs: bytes are Node's own, not those of jsdom.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer.prototype).constructor;

// It also keeps a picture of the fresh database, a file that jsdom cannot give the bytes of.
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise<ArrayBuffer>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer); // as readAsArrayBuffer promises
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
