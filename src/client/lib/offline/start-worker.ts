import type { KeepMessage } from '../../../shared/kept-caches.ts';
import { bootstrap } from '../bootstrap.ts';
import { PAGE_SHOWN } from '../load-anew.ts';
import { tokenStore } from '../token-store.ts';

const WORKER = '/sw.js';

/** The one address that this policy lets through; the Content-Security-Policy knows its name. */
const policy = window.trustedTypes?.createPolicy('fanline', { createScriptURL: () => WORKER });

/** Registers the service worker, once the page can be used, and tells it which pages are visited. */
export async function startWorker(): Promise<void> {
  sayAge();
  if (!('serviceWorker' in navigator) || bootstrap().settings.serviceWorker === 'off') return;
  const { serviceWorker } = navigator;
  const isNew = serviceWorker.controller === null;
  await serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER, { updateViaCache: 'none' });
  if (isNew) await keepPages([here()], true);
  window.addEventListener(PAGE_SHOWN, () => void keepPages([here()]));
}

const here = () => window.location.pathname + window.location.search;

/** Asks the worker to keep pages now. A customer's pages are not kept for everybody, so it is not asked for them. */
async function keepPages(paths: string[], isJustLoaded = false): Promise<void> {
  if (!navigator.onLine || tokenStore.mayRefresh()) return;
  await tellWorker({ type: 'keep', paths, isJustLoaded });
}

export async function tellWorker(message: KeepMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** Where a copy is shown, its bar says when the connection is back: a new page is the reader's choice, who may be typing. */
function sayAge(): void {
  const bar = document.getElementById('copy');
  const { again } = bar?.dataset ?? {};
  if (!bar || !again) return;
  const change = () => bar.querySelector('span')?.replaceChildren(again);
  if (navigator.onLine) change();
  else window.addEventListener('online', change, { once: true });
}
